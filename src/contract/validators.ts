/** The validators that the build has compiled, for each document and each combination of settings. */
import type { CompiledValidators, RequestValidators, Validate, Validators } from './contract.js';
import { compiled as merchant } from './generated/merchant-validators.js';

const loaded: { merchant: CompiledValidators; sandbox?: CompiledValidators } = { merchant };
let loading: Promise<void> | undefined;

/**
 * Loads the validators of the control API, which are most of all: many processes never have a call for it.
 * @returns undefined when they are there
 */
export function loadControlValidators(): Promise<void> | undefined {
  if (loaded.sandbox !== undefined) return undefined;
  loading ??= import('./generated/sandbox-validators.js').then(({ compiled }) => {
    loaded.sandbox = compiled;
  });
  return loading;
}

/** The validators of one of the program's own documents, under the settings that change it. */
export const validatorsOf = (name: keyof typeof loaded, settings: Readonly<Record<string, string>>): Validators =>
  validatorsFrom(() => {
    const compiled = loaded[name];
    if (compiled === undefined) throw new Error(`The validators of ${name} were not loaded.`);
    return compiled;
  }, settings);

/**
 * Those that hold under these settings.
 * @param compiled answers what was compiled, when the first validator is asked for
 */
export function validatorsFrom(
  compiled: () => CompiledValidators,
  settings: Readonly<Record<string, string>>,
): Validators {
  const requests = new Map<string, RequestValidators>();
  const schemas = new Map<string, Validate>();
  const nameOf = (place: string): string => {
    const { places } = compiled();
    const versions = Object.hasOwn(places, place) ? places[place] : undefined;
    const name = versions?.of[versions.by.map((setting) => settings[setting]).join(' ')];
    if (name === undefined) throw new Error(`No validator was compiled for ${place}; npm run generate compiles them.`);
    return name;
  };
  return {
    request: (operationId) => {
      const known = requests.get(operationId);
      if (known !== undefined) return known;
      const found = compiled().requests[nameOf(operationId)]?.() as RequestValidators;
      requests.set(operationId, found);
      return found;
    },
    schema: (pointer) => {
      const known = schemas.get(pointer);
      if (known !== undefined) return known;
      const found = compiled().schemas[nameOf(pointer)] as Validate;
      schemas.set(pointer, found);
      return found;
    },
  };
}
