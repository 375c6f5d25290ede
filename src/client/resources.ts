/** The methods of a client, one per operation of the contract. */
import { METHODS } from './generated/methods.js';
import type { Setup } from './options.js';
import { itemsOf, type Page, pagesOf } from './pages.js';
import { send } from './send.js';
import type { CallOptions, Client, OperationId } from './types.js';

/** An operation of the contract. */
interface Operation {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  /** The most that a page of a list may hold, where its length is asked for. */
  readonly most?: number;
}

/** Makes a call. @throws ApiError, ConnectionError, TypeError for what cannot be sent */
type Say = (given: { id?: unknown; query?: object; body?: object }, options?: CallOptions) => Promise<object>;

/** The id as it stands in a path. `.` and `..` would lead to another one. */
function inPath(operationId: OperationId, id: unknown): string {
  if (typeof id === 'string' && id !== '' && id !== '.' && id !== '..') return encodeURIComponent(id);
  const given = id === undefined ? 'nothing' : JSON.stringify(id);
  throw new TypeError(`${operationId} needs the id of a resource, as its creation or a list answers it, not ${given}.`);
}

function queryText(query: object): string {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value != null) said.set(name, String(value));
  return said.size === 0 ? '' : `?${said}`;
}

function lists(say: Say, { id, path, most }: Operation) {
  // Where the contract bounds no page, it gives the list no parameters: all of it comes at once.
  const list = (query: object = {}, options?: CallOptions) =>
    say(most === undefined ? {} : { query }, options) as Promise<Page>;
  const pages = (filter: object = {}, options?: CallOptions) =>
    pagesOf(id, path, filter, (query) => list(query, options));
  const all = (filter?: object, options?: CallOptions) =>
    itemsOf(pages(most === undefined ? { ...filter } : { limit: most, ...filter }, options));
  return { list, pages, all };
}

/** What the name of an operation begins with, and the methods that it makes. */
const VERBS = {
  create: (say: Say) => ({ create: (body: object, options?: CallOptions) => say({ body }, options) }),
  get: (say: Say, { path }: Operation) => ({
    get: path.includes('{')
      ? (id: string, options?: CallOptions) => say({ id }, options)
      : (options?: CallOptions) => say({}, options),
  }),
  delete: (say: Say) => ({ delete: (id: string, options?: CallOptions) => say({ id }, options) }),
  list: lists,
};
type Verb = keyof typeof VERBS;

const GROUPS: Readonly<Record<string, Readonly<Partial<Record<Verb, Operation>>>>> = METHODS;

/** A client over HTTP. */
export function openClient(setup: Setup): Client {
  const methodsOf = ([verb, operation]: [string, Operation]): object => {
    const { id: operationId, method, path } = operation;
    const say: Say = async ({ id, query = {}, body }, options = {}) => {
      const address = path.replace(/\{\w+\}/, () => inPath(operationId, id));
      const url = `${setup.url}${address}${queryText(query)}`;
      const text = body === undefined ? undefined : JSON.stringify(body);
      return send({ method, url, text }, operationId, options, setup);
    };
    return VERBS[verb as Verb](say, operation);
  };
  const groups = Object.entries(GROUPS).map(([name, group]) => [
    name,
    Object.assign({}, ...Object.entries(group).map(methodsOf)),
  ]);
  return Object.fromEntries(groups);
}
