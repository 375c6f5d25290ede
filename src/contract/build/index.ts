/** What is made of openapi/: documents, overlays, validators and types. Run by the build and before tests, and never shipped. */
import { fileURLToPath } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { resolveOverlays } from './overlays.js';
import { printValidators } from './validators.js';

/** A file of src/contract/generated, by its name. */
export interface MadeFile {
  readonly name: string;
  readonly text: string;
}

const banner = '/* Made of openapi/ by `npm run generate`. Change the contract, not this file. */\n';
const names = ['merchant', 'sandbox'] as const;

/** A document whose `$ref`s are all internal, so that the program needs neither a YAML nor a `$ref` parser. */
const bundleOf = async (openapi: URL, name: string): Promise<OpenAPIObject> =>
  (await SwaggerParser.bundle(fileURLToPath(new URL(`${name}.yaml`, openapi)))) as unknown as OpenAPIObject;

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/**
 * What the program loads.
 * @param openapi the folder of the contracts
 */
export async function makeContract(openapi: URL): Promise<MadeFile[]> {
  const [merchant, sandbox] = await Promise.all([bundleOf(openapi, 'merchant'), bundleOf(openapi, 'sandbox')]);
  const overlays = await resolveOverlays(merchant, openapi);
  const validators = (name: string, text: string): MadeFile[] => [
    { name: `${name}-validators.js`, text: `${banner}${imports}${text}export { compiled };\n` },
    { name: `${name}-validators.d.ts`, text: `${banner}${types}` },
  ];
  return [
    { name: 'merchant.json', text: json(merchant) },
    { name: 'sandbox.json', text: json(sandbox) },
    { name: 'overlays.json', text: json({ overlays }) },
    ...validators('merchant', printValidators(merchant, overlays)),
    ...validators('sandbox', printValidators(sandbox, [])),
  ];
}

const imports =
  "import { breach, countCharacters, equal, formats, once, withBreach } from '../validator-helpers.js';\n";
const types = `import type { CompiledValidators } from '../contract.js';
export declare const compiled: CompiledValidators;
`;

// A body's default is documentation here: it is never injected into what a client sent, so the property stays optional.
const typeOptions = { defaultNonNullable: false, silent: true };

/**
 * The types of both documents, which only type checks read.
 * @param openapi the folder of the contracts
 */
export async function makeTypes(openapi: URL): Promise<MadeFile[]> {
  // It loads the compiler of TypeScript, which takes longer than all the rest.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  return Promise.all(
    names.map(async (name) => {
      const document = await bundleOf(openapi, name);
      return { name: `${name}.ts`, text: `${banner}\n${astToString(await openapiTS(document as never, typeOptions))}` };
    }),
  );
}
