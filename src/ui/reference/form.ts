/** What the reader fills in for a call, and the call that follows from it. */

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import {
  type Credentials,
  ENVIRONMENT,
  exampleText,
  requestOf,
  type Scheme,
  type SnippetRequest,
} from '../../snippets/index.js';
import { home } from '../api/base.js';
import type { Contract, Entry, Schema } from '../api/contract.js';
import { parsed } from '../api/parsed.js';
import type { Keys } from './keys.js';
import { type Place, place } from './place.js';
import { type Call, freshKey } from './send.js';

/** A form: values by place and name (`query.limit`), and the body as text. */
export interface Form {
  values: Readonly<Record<string, string>>;
  /** Undefined where the call has no body. */
  body: string | undefined;
  /** What of it came with a link. */
  filled: boolean;
  /** Whether the reader wrote the body that it begins with. */
  written: boolean;
  setValue(name: string, value: string): void;
  setBody(text: string): void;
}

export const asText = (value: unknown): string => JSON.stringify(value, null, 2);

/** Ids that this page has been answered, by how they begin: the next call can be about them. */
const seen = signal<Readonly<Record<string, string>>>({});

const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('_') + 1);

/** Remembers the id of a record that was made or listed. */
export function noteAnswered(body: string): void {
  const read = parsed(body) as { id?: unknown; data?: readonly { id?: unknown }[] } | null | undefined;
  const id = read?.id ?? (Array.isArray(read?.data) ? read.data[0]?.id : undefined);
  if (typeof id === 'string' && prefixOf(id) !== '') seen.value = { ...seen.peek(), [prefixOf(id)]: id };
}

/** What a link brings for parameters that the call does not have. It is named, and not sent: nobody would see it in the form. */
export const strangersIn = ({ parameters }: Entry, { values }: Place): string[] =>
  Object.keys(values).filter((key) => !parameters.some(({ name, in: where }) => key === `${where}.${name}`));

function firstValues(entry: Entry, link: Place): Record<string, string> {
  const { parameters, method } = entry;
  const first: Record<string, string> = {};
  for (const { name, in: where, example } of parameters) {
    if (where === 'path') first[`path.${name}`] = seen.peek()[prefixOf(String(example ?? ''))] ?? '';
    if (name === 'Idempotency-Key' && method === 'POST') first[`header.${name}`] = freshKey();
  }
  const strangers = new Set(strangersIn(entry, link));
  return { ...first, ...Object.fromEntries(Object.entries(link.values).filter(([key]) => !strangers.has(key))) };
}

/** What the reader typed into the form of each operation, by its id, whatever the key: who looks at another one in between finds it again. */
const drafts = new Map<string, Partial<Pick<Form, 'values' | 'body'>>>();

/** The form of an operation as the link, the reader or the contract's example fills it. Nothing is sent by that. */
export function useForm(entry: Entry): Form {
  const [state, setState] = useState(() => {
    const link = place.peek();
    const filled = link.body !== undefined || Object.keys(link.values).length > 0;
    // A link says the whole of what it leads to.
    if (filled) drafts.delete(entry.id);
    const draft = drafts.get(entry.id);
    const example = entry.body?.examples[0];
    return {
      values: { ...firstValues(entry, link), ...draft?.values },
      body: entry.body && (link.body ?? draft?.body ?? (example === undefined ? '{}' : exampleText(example.value))),
      filled,
      written: filled || draft?.body !== undefined,
    };
  });
  const keep = (typed: Partial<Form>): void => {
    drafts.set(entry.id, { ...drafts.get(entry.id), ...typed });
    setState((before) => ({ ...before, ...typed, values: { ...before.values, ...typed.values } }));
  };
  return {
    ...state,
    setValue: (name, value) => keep({ values: { ...drafts.get(entry.id)?.values, [name]: value } }),
    setBody: (body) => keep({ body }),
  };
}

function parametersOf({ values }: Form): Record<string, string | undefined> {
  const given = Object.entries(values).map(([name, value]) => [name.slice(name.indexOf('.') + 1), value || undefined]);
  return { 'Idempotency-Key': '', ...Object.fromEntries(given) };
}

/** The credentials of code: the reader's own, or variables of the environment. */
export function credentialsOf(scheme: Scheme, keys: Keys | undefined): Credentials {
  if (keys === undefined) return ENVIRONMENT[scheme];
  const { api_key: key, public_key: publicKey, secret_key: secretKey } = keys;
  return scheme === 'signed' ? { scheme, publicKey, secretKey } : { scheme, key };
}

/** The call for printing. */
export function requestFor(contract: Contract, entry: Entry, form: Form, credentials: Credentials): SnippetRequest {
  return requestOf(contract.document, entry.id, {
    parameters: parametersOf(form),
    base: `${home}/v1`,
    credentials,
    ...(form.body === undefined ? {} : { body: form.body }),
  });
}

/** The call for sending. */
export function callFor(entry: Entry, { values, body }: Form): Call {
  const of = (where: string): [string, string][] =>
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(`${where}.`) && value !== '' ? [[name.slice(where.length + 1), value]] : [],
    );
  const path = entry.path.replace(/\{([^}]+)\}/g, (_whole, name: string) =>
    encodeURIComponent(values[`path.${name}`] ?? ''),
  );
  const query = new URLSearchParams(of('query')).toString();
  return {
    method: entry.method,
    path: `/v1${path}${query === '' ? '' : `?${query}`}`,
    headers: Object.fromEntries(of('header')),
    body: body === '' ? undefined : body,
  };
}

/** The path parameter that is still empty. */
export const emptyPart = ({ parameters }: Entry, { values }: Form): string | undefined =>
  parameters.find(({ name, in: where }) => where === 'path' && !values[`path.${name}`])?.name;

/** What the contract will say about a body that is JSON; the sandbox checks it all the same, so it may be sent. */
export function hintsOf(contract: Contract, entry: Entry, text: string): string[] {
  const value = parsed(text);
  if (entry.body === undefined || value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['The body must be an object.'];
  const { value: schema } = contract.resolve<Schema>(entry.body.schema);
  const known = schema.properties ?? {};
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(known, name));
  const wrong = Object.entries(value).flatMap(([name, inner]) => {
    if (!Object.hasOwn(known, name)) return [];
    const { value: rules } = contract.resolve<Schema>(known[name]);
    if (!hasType(rules, inner)) return [`${name} must be ${[rules.type].flat().join(' or ')}.`];
    return rules.enum === undefined || rules.enum.includes(inner)
      ? []
      : [`${name} must be one of ${rules.enum.join(', ')}.`];
  });
  return [
    ...missing.map((name) => `${name} is required and missing.`),
    ...unknown.map((name) => `${name} is no field of this operation.`),
    ...wrong,
  ];
}

function hasType({ type }: Schema, value: unknown): boolean {
  if (type === undefined) return true;
  const own = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return [type].flat().some((each) => each === own || (each === 'integer' && Number.isInteger(value)));
}
