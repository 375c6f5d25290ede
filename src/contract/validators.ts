/** The validators that the build has compiled, for each document and each combination of settings. */
import type { CompiledValidators, RequestValidators, Validate, Validators } from './contract.js';

/**
 * Those that hold under these settings.
 * @param compiled what the build compiled of a document
 */
export function validatorsFrom(compiled: CompiledValidators, settings: Readonly<Record<string, string>>): Validators {
  const requests = new Map<string, RequestValidators>();
  const schemas = new Map<string, Validate>();
  const nameOf = (place: string): string => {
    const { places } = compiled;
    const versions = Object.hasOwn(places, place) ? places[place] : undefined;
    const name = versions?.of[versions.by.map((setting) => settings[setting]).join(' ')];
    if (name === undefined) throw new Error(`No validator was compiled for ${place}; npm run generate compiles them.`);
    return name;
  };
  return {
    request: (operationId) => {
      const known = requests.get(operationId);
      if (known !== undefined) return known;
      const found = compiled.requests[nameOf(operationId)]?.() as RequestValidators;
      requests.set(operationId, found);
      return found;
    },
    schema: (pointer) => {
      const known = schemas.get(pointer);
      if (known !== undefined) return known;
      const found = compiled.schemas[nameOf(pointer)] as Validate;
      schemas.set(pointer, found);
      return found;
    },
  };
}
