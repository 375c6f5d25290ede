/**
 * What is made of openapi/ and scenarios/schema.json: documents, overlays, validators and types. Run by the build and
 * before tests, and never shipped.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { resolveOverlays } from './overlays.js';
import { printScenario } from './scenario.js';
import { printValidators } from './validators.js';

/** A file by its path in src/. */
export interface MadeFile {
  readonly path: string;
  readonly text: string;
}

const banner = '/* Made of openapi/ by `npm run generate`. Change the contract, not this file. */\n';
const names = ['merchant', 'sandbox'] as const;

/** A document whose `$ref`s are all internal, so that the program needs neither a YAML nor a `$ref` parser. */
const bundleOf = async (openapi: URL, name: string): Promise<OpenAPIObject> =>
  (await SwaggerParser.bundle(fileURLToPath(new URL(`${name}.yaml`, openapi)))) as unknown as OpenAPIObject;

/**
 * What the program loads.
 * @param openapi the folder of the contracts
 */
export async function makeContract(openapi: URL): Promise<MadeFile[]> {
  const [merchant, sandbox] = await Promise.all([bundleOf(openapi, 'merchant'), bundleOf(openapi, 'sandbox')]);
  const overlays = await resolveOverlays(merchant, openapi);
  const scenario = JSON.parse(await readFile(new URL('../scenarios/schema.json', openapi), 'utf8'));
  return [
    { path: 'contract/generated/merchant.json', text: JSON.stringify(merchant) },
    { path: 'contract/generated/sandbox.json', text: JSON.stringify(sandbox) },
    { path: 'contract/generated/overlays.json', text: JSON.stringify({ overlays }) },
    ...moduleOf('contract/generated/merchant-validators', printValidators(merchant, overlays), COMPILED),
    ...moduleOf('contract/generated/sandbox-validators', printValidators(sandbox, []), COMPILED),
    ...moduleOf('scenarios/generated/validators', printScenario(scenario), SCENARIO),
  ];
}

const COMPILED = { compiled: 'CompiledValidators' };
const SCENARIO = { findFirst: '() => Validate', findAll: '() => Validate' };

/** A module in JavaScript, with the types of what it exports beside it, so that no type check reads all of it. */
function moduleOf(path: string, code: string, exported: Readonly<Record<string, string>>): MadeFile[] {
  const helpers = 'breach, countCharacters, equal, formats, once, withBreach';
  const imports = `import { ${helpers} } from '../../contract/validator-helpers.js';\n`;
  const types = Object.entries(exported).map(([name, type]) => `export declare const ${name}: ${type};\n`);
  const typeImports = "import type { CompiledValidators, Validate } from '../../contract/contract.js';\n";
  return [
    { path: `${path}.js`, text: `${banner}${imports}${code}export { ${Object.keys(exported).join(', ')} };\n` },
    { path: `${path}.d.ts`, text: `${banner}${typeImports}${types.join('')}` },
  ];
}

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
      return {
        path: `contract/generated/${name}.ts`,
        text: `${banner}\n${astToString(await openapiTS(document as never, typeOptions))}`,
      };
    }),
  );
}
