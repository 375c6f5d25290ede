// The generators of clients that the contract is held against: how each is called, and where what it made of a schema is found.

/** Of a component: `PaymentRequest`. */
const component = ({ name }) => name;
/** Of the body or an answer of an operation, as orval names them: `CreatePaymentBody`, `CreatePayment201Response`. */
const ofOperation = ({ operationId, status }) => `${operationId}${status === undefined ? 'Body' : `${status}Response`}`;

const configOfOrval = (document) => `export default { zod: {
  input: ${JSON.stringify(document)},
  output: { target: './made/zod.ts', client: 'zod', mode: 'single', override: { zod: { generateEachHttpStatus: true } } },
} };
`;

const configOfKubb = (document) => `import { defineConfig } from '@kubb/core';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';
export default defineConfig({
  root: '.',
  input: { path: ${JSON.stringify(document)} },
  output: { path: './made', clean: true, format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs({ output: { path: 'types' } }), pluginZod({ output: { path: 'zod' }, version: '4' })],
});
`;

/**
 * The table. Each writes into the folder `made` of the folder that it is started in.
 * - `bin`: the program below conformance/generators/node_modules/.bin, or a path below node_modules
 * - `args`: its arguments for a document
 * - `config`: the file that it wants beside them, by name
 * - `finds`: how types are found: those that are declared (`types`) or those of schemas of zod (`schemas`), and under which name.
 *   `of` says of what: of components, or of the bodies and answers of operations
 */
export const GENERATORS = [
  {
    name: 'openapi-typescript',
    bin: 'openapi-typescript',
    args: (document) => [document, '-o', 'made/index.ts'],
    finds: [{ in: 'types', of: 'components', as: component }],
  },
  {
    name: '@hey-api/openapi-ts',
    bin: 'openapi-ts',
    args: (document) => [
      '-i',
      document,
      '-o',
      'made',
      '-p',
      '@hey-api/typescript',
      '-p',
      '@hey-api/sdk',
      '-p',
      '@hey-api/client-fetch',
      '-p',
      'zod',
      '--no-log-file',
    ],
    finds: [
      { in: 'types', of: 'components', as: component },
      { in: 'schemas', of: 'components', as: ({ name }) => `z${name}` },
    ],
    zod: { file: 'zod.gen.ts', of: 'components', as: ({ name }) => `z${name}` },
  },
  {
    name: 'kubb',
    bin: 'kubb',
    args: () => ['generate', '--config', 'kubb.config.mjs'],
    config: { name: 'kubb.config.mjs', text: configOfKubb },
    finds: [
      { in: 'types', of: 'components', as: component },
      { in: 'schemas', of: 'components', as: ({ name }) => `${name}Schema` },
    ],
    zod: { file: 'index.ts', of: 'components', as: ({ name }) => `${name}Schema` },
  },
  {
    name: 'orval',
    bin: 'orval',
    args: () => ['--config', 'orval.config.mjs'],
    config: { name: 'orval.config.mjs', text: configOfOrval },
    finds: [{ in: 'schemas', of: 'operations', as: ofOperation }],
    zod: { file: 'zod.ts', of: 'operations', as: ofOperation },
  },
  {
    name: 'openapi-zod-client',
    bin: 'openapi-zod-client',
    args: (document) => [document, '-o', 'made/index.ts', '--export-schemas'],
    // It writes for zod 3 alone.
    zod3: true,
    finds: [{ in: 'schemas', of: 'components', as: component }],
    zod: { file: 'index.ts', of: 'components', as: component, inside: 'schemas' },
  },
  {
    name: 'openapi-typescript-codegen',
    bin: 'openapi',
    args: (document) => ['--input', document, '--output', 'made', '--client', 'fetch'],
    finds: [{ in: 'types', of: 'components', as: component }],
  },
  {
    name: 'oazapfts',
    bin: 'oazapfts',
    args: (document) => [document, 'made/index.ts', '--allSchemas'],
    finds: [{ in: 'types', of: 'components', as: component }],
  },
  {
    name: 'swagger-typescript-api',
    bin: 'swagger-typescript-api',
    args: (document) => ['generate', '-p', document, '-o', 'made', '-n', 'index.ts'],
    finds: [{ in: 'types', of: 'components', as: component }],
  },
  {
    name: 'typed-openapi',
    bin: 'typed-openapi',
    args: (document) => [document, '-o', 'made/index.ts'],
    finds: [{ in: 'types', of: 'components', as: component }],
  },
];
