/** The fields of a schema, each with its type, its rules and what it means. What lies deeper is drawn when it is opened. */
import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { type Contract, rulesOf, type Schema } from '../api/contract.js';
import { Inline } from '../kit/prose.js';
import { Notes } from './notes.js';
import { linkToField, place } from './place.js';

/** The contract that is shown. */
export const ContractContext = createContext<Contract | undefined>(undefined);

export function useContract(): Contract {
  const contract = useContext(ContractContext);
  if (contract === undefined) throw new Error('No contract is shown here.');
  return contract;
}

/** Where the fields stand that are drawn: the folded parts around them, each with a dot behind it. */
const Within = createContext('');

/** The type of a value as it is written beside a name. */
export function typeOf(contract: Contract, schema: Schema): string {
  if (schema.type === 'array' && schema.items !== undefined) {
    return `array of ${typeOf(contract, contract.resolve<Schema>(schema.items).value)}`;
  }
  if (schema.type !== undefined) return [schema.type].flat().join(' or ');
  if (schema.enum !== undefined || schema.const !== undefined) return typeof (schema.const ?? schema.enum?.[0]);
  return schema.properties === undefined ? 'any' : 'object';
}

interface FieldProps {
  name: string;
  schema: unknown;
  required?: boolean;
  /** What else is said of it, and the names that notes may be given to. */
  description?: string;
  names?: readonly string[];
  example?: unknown;
}

/** One name with what its value may be. */
export function Field({ name, schema: given, required, description, names = [], example }: FieldProps) {
  const contract = useContract();
  const path = useContext(Within) + name;
  const { value: schema, names: own } = contract.resolve<Schema>(given);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const text = description || schema.description;
  return (
    <div class="field-row" data-field={path}>
      <dt>
        <a class="to-field" href={linkToField(place.value.id, path)}>
          <code class="name">{name}</code>
        </a>{' '}
        <span class="soft">{typeOf(contract, schema)}</span> {required && <span class="required">required</span>}
      </dt>
      <dd>
        {text && (
          <p>
            <Inline text={text} />
          </p>
        )}
        <Rules schema={schema} values={values} example={example} />
        <Notes of={[...names, ...own]} />
        <Inside name={name} schema={schema} />
      </dd>
    </div>
  );
}

function Rules({ schema, values, example }: { schema: Schema; values?: readonly unknown[]; example: unknown }) {
  const rules = rulesOf(schema);
  return (
    <>
      {rules.length > 0 && <small>{rules.join(' · ')}</small>}
      {schema.default !== undefined && (
        <small>
          When left out: <code>{String(schema.default)}</code>
        </small>
      )}
      {values && (
        <small>
          {values.length === 1 ? 'Always ' : 'One of '}
          {values.map((value, i) => (
            <>
              {i > 0 && ', '}
              <code>{String(value)}</code>
            </>
          ))}
        </small>
      )}
      {example !== undefined && (
        <small>
          For example <code>{String(example)}</code>
        </small>
      )}
    </>
  );
}

/** The objects that a value consists of: of an object itself, of an array its items, of a map its values. */
function innerOf(contract: Contract, schema: Schema): { title: string; schema: unknown }[] {
  if (schema.properties !== undefined) return [{ title: 'fields', schema }];
  if (schema.items !== undefined) {
    const items = contract.resolve<Schema>(schema.items).value;
    return items.properties === undefined ? [] : [{ title: 'fields of an item', schema: schema.items }];
  }
  const maps = Object.entries(schema.patternProperties ?? {});
  return maps
    .filter(([, inner]) => contract.resolve<Schema>(inner).value.properties !== undefined)
    .map(([pattern, inner]) => ({ title: `fields by ${namesIn(pattern)}`, schema: inner }));
}

/** A pattern of plain alternatives is read as a list. */
const namesIn = (pattern: string): string =>
  /^\^\([\w|]+\)\$$/.test(pattern) ? pattern.slice(2, -2).replaceAll('|', ', ') : pattern;

function Inside({ name, schema }: { name: string; schema: Schema }) {
  const contract = useContract();
  return (
    <>
      {innerOf(contract, schema).map(({ title, schema: inner }) => (
        <Folded key={title} title={`${name}: ${title}`} name={name}>
          {() => <Fields schema={inner} />}
        </Folded>
      ))}
    </>
  );
}

interface FoldedProps {
  title: preact.ComponentChildren;
  /** What links to the fields in it name it by. */
  name: string;
  children: () => preact.ComponentChildren;
  testId?: string;
}

/** What is drawn when it is opened, by hand or by a link to a field in it, and stays then. */
export function Folded({ title, name, children, testId }: FoldedProps) {
  const [opened, setOpened] = useState(false);
  const within = `${useContext(Within)}${name}.`;
  const { field } = place.value;
  const isMeant = field?.startsWith(within) === true;
  const shown = opened || isMeant;
  const fold = useRef<HTMLDetailsElement>(null);
  // Also where it was closed by hand since.
  useEffect(() => {
    if (isMeant && fold.current) fold.current.open = true;
  }, [field, isMeant]);
  return (
    <details
      ref={fold}
      class="folded"
      data-testid={testId}
      open={shown}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary>{title}</summary>
      {shown && (
        <div>
          <Within.Provider value={within}>{children()}</Within.Provider>
        </div>
      )}
    </details>
  );
}

/** The fields of an object. */
export function Fields({ schema: given }: { schema: unknown }) {
  const contract = useContract();
  const { value: schema, names } = contract.resolve<Schema>(given);
  const required = new Set(schema.required ?? []);
  const entries = Object.entries(schema.properties ?? {});
  if (entries.length === 0) return <Inside name="value" schema={schema} />;
  return (
    <dl class="fields rows">
      {entries.map(([name, inner]) => (
        <Field
          key={name}
          name={name}
          schema={inner}
          required={required.has(name)}
          names={names.map((owner) => `${owner}/${name}`)}
        />
      ))}
    </dl>
  );
}
