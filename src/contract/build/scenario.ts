/** The validators of scenario files: one that stops at the first fault, and one that finds all. */
import type { SchemaObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { escapeKey } from '../pointer.js';
import { compilerOptions, print, withoutUnused } from './code.js';
import type { Places } from './schemas.js';

/** JavaScript that defines the constants `findFirst` and `findAll`. */
export function printScenario(schema: SchemaObject): string {
  const places: Places = new WeakMap();
  notePlaces(schema, '#', places);
  const printed = (allErrors: boolean): string => {
    const ajv = withoutUnused(
      new Ajv2020({
        ...compilerOptions,
        allErrors,
        allowUnionTypes: true,
        strictRequired: false,
      } as never),
    );
    ajv.addVocabulary(['x-expected']);
    const { statements, value } = print({ ajv, what: ajv.compile(schema), places, components: {} });
    return `once(() => {${statements}return ${value};})`;
  };
  return `const findFirst = ${printed(false)};\nconst findAll = ${printed(true)};\n`;
}

function notePlaces(value: unknown, pointer: string, places: Places): void {
  if (typeof value !== 'object' || value === null) return;
  places.set(value, pointer);
  for (const [key, entry] of Object.entries(value)) notePlaces(entry, `${pointer}/${escapeKey(key)}`, places);
}
