/** The validators of everything that any combination of settings validates, as the text of a module. */
import { createResponseAjv } from 'express-openapi-validator/dist/framework/ajv/index.js';
import { AjvOptions } from 'express-openapi-validator/dist/framework/ajv/options.js';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import type { ResolvedOverlay } from '../overlay.js';
import { formats } from '../validator-helpers.js';
import { compilerOptions, type Printed, print, withoutUnused } from './code.js';
import { compileRequest, requestDocument } from './requests.js';
import { DistinctSchemas, SCHEMAS } from './schemas.js';
import { type Variant, versionsOf } from './variants.js';

/** JavaScript that defines the constant `compiled`: a `CompiledValidators`. */
export function printValidators(document: OpenAPIObject, overlays: readonly ResolvedOverlay[]): string {
  const requests = new Requests();
  const schemas = new Schemas();
  const places = versionsOf(document, overlays, (variant, place) =>
    place.startsWith('#') ? schemas.add(variant, place) : requests.add(variant, place),
  );
  // Functions in a function are read twice, once to find its end and once when it is called; these all processes need.
  const answers = schemas.print();
  const asked = requests.print();
  const parts = `places: ${JSON.stringify(places)}, requests: ${asked.value}, schemas: ${answers.value}`;
  return `${answers.statements}${asked.statements}const compiled = {${parts}};\n`;
}

/** One function for each distinct version of an operation's requests. Of its validators, many are those of other operations too. */
class Requests {
  private readonly names = new Map<string, string>();
  private readonly printed: string[] = [];
  /** Names of validators, by their text. */
  private readonly validators = new Map<string, string>();

  add(variant: Variant, operationId: string): string {
    const fingerprint = variant.fingerprint(operationId) as string;
    const known = this.names.get(fingerprint);
    if (known !== undefined) return known;
    const name = `r${this.names.size}`;
    this.names.set(fingerprint, name);
    const { general, body } = printRequest(variant, operationId);
    this.printed.push(`${name}: () => ({general: ${this.made(general)}, body: ${body && this.made(body)}})`);
    return name;
  }

  private made(validator: string): string {
    const name = this.validators.get(validator) ?? `q${this.validators.size}`;
    this.validators.set(validator, name);
    return `${name}()`;
  }

  print(): Printed {
    const statements = [...this.validators].map(([text, name]) => `const ${name} = once(() => ${text});\n`);
    return { statements: statements.join(''), value: `{${this.printed.join(',\n')}}` };
  }
}

/**
 * Expressions of the validators of one operation's requests.
 * @throws Error that names the operation whose schemas cannot be compiled
 */
function printRequest(variant: Variant, operationId: string): { general: string; body: string | undefined } {
  try {
    const operation = variant.contract.operation(operationId);
    const { document, places } = requestDocument(operation);
    const { general, body } = compileRequest(operation, document);
    const components = document.components.schemas;
    const text = ({ ajv, validate }: typeof general): string =>
      inFunction(print({ ajv, what: validate, places, components }));
    return { general: text(general), body: operation.hasBody ? text(body) : undefined };
  } catch (error) {
    throw new Error(`request of ${operationId}: ${(error as Error).message}`, { cause: error });
  }
}

/** An expression, so that names of one are not those of another. */
const inFunction = ({ statements, value }: Printed): string => `(() => {${statements}return ${value};})()`;

/** Validators of the bodies of answers and webhooks, which share those of what they refer to. */
class Schemas {
  private readonly distinct = new DistinctSchemas();
  private readonly names = new Set<string>();

  add({ contract, fingerprints }: Variant, pointer: string): string {
    const name = this.distinct.nameOf(contract.document, fingerprints, pointer);
    this.names.add(name);
    return name;
  }

  print(): Printed {
    const { schemas: components, places } = this.distinct;
    const { response } = new AjvOptions({ validateResponses: {}, validateFormats: true, formats, serDes: [] } as never);
    const document = { openapi: '3.1.0', components: { schemas: components } };
    const options = { ...response, ...compilerOptions };
    const ajv = withoutUnused(createResponseAjv(document as never, options as never));
    const what = Object.fromEntries([...this.names].map((name) => [name, SCHEMAS + name]));
    return print({ ajv, what, places, components });
  }
}
