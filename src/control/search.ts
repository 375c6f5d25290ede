/** Records found by what people know of them: an id, an amount, an order, an e-mail, an address, a hash. */
import type { ControlSchema } from '../contract/types.js';
import type { Collection } from '../domain/collection.js';
import { listPage, type Page, type PageOptions, type PageQuery } from '../domain/lists.js';
import { CRYPTO_CODES, minorToNumber } from '../domain/money.js';
import { transactionsOf } from '../domain/payments/payments.js';
import { depositsIn } from '../domain/payments/receiving.js';
import type { Listed, PaymentRecord } from '../domain/records.js';
import { RECORD_KINDS, RESOURCES } from '../domain/resources.js';
import type { World } from '../domain/world.js';
import { at } from './shapes/clock.js';

/** Fields that a text is looked for in, of whatever has them. */
const TEXTS = [
  ...['id', 'description', 'customer_email', 'customer_name', 'address', 'hash', 'url', 'method', 'path'],
  ...[
    'type',
    'event_type',
    'event_id',
    'endpoint_id',
    'resource_id',
    'payment_request_id',
    'transaction_id',
    'invoice_id',
  ],
];

type Fields = Readonly<Record<string, unknown>>;

/** An amount as people write it: with its currency, and with commas between thousands. */
function amountIn(text: string): number | undefined {
  const number = /^[€£$¥]?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:[a-z]{3,4})?$/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number.replaceAll(',', ''));
}

const isMinor = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value);

/** Whether an amount of minor units is that number of its currency. */
const isAmount = (minor: unknown, currency: unknown, wanted: number): boolean =>
  isMinor(minor) && typeof currency === 'string' && minorToNumber(minor, currency) === wanted;

type Finder = (record: object) => boolean;

/** Tells whether a record is one of those that are looked for. */
function finderOf(query: string): Finder {
  const text = query.trim().toLowerCase();
  const amount = amountIn(text);
  const holds = (value: unknown): boolean =>
    (typeof value === 'string' || typeof value === 'number') && String(value).toLowerCase().includes(text);
  const fits: Finder = (record) => {
    const fields = ('entry' in record ? record.entry : record) as Fields;
    if (TEXTS.some((name) => holds(fields[name]))) return true;
    if (typeof fields.metadata === 'object' && Object.values(fields.metadata ?? {}).some(holds)) return true;
    if (typeof fields.data === 'object' && fields.data !== null && fits(fields.data)) return true;
    if (amount === undefined) return false;
    const { amount: own, currency, crypto_amount, crypto_currency } = fields;
    // What an event tells is in numbers already.
    if (own === amount) return true;
    return isAmount(own, currency, amount) || isAmount(crypto_amount, crypto_currency, amount);
  };
  return fits;
}

/** What is shorter is part of too many addresses. */
const SHORTEST_ADDRESS = 6;

/** Payment requests are found by what was paid into them too. */
function paymentFinder(world: World, query: string): Finder {
  const found = finderOf(query);
  if (query.trim().length < SHORTEST_ADDRESS) return found;
  return (record) => found(record) || transactionsOf(world, record as PaymentRecord).some(found);
}

function finderIn(world: World, collection: unknown, query: string): Finder {
  if (collection === world.payments) return paymentFinder(world, query);
  const found = finderOf(query);
  const eventOf = (record: object) => world.events.get(String((record as Fields).event_id)) ?? {};
  return (record) => found(record) || ('event_id' in record && found(eventOf(record)));
}

/** A list of the control API. */
interface List<T extends Listed, Item> extends Pick<PageOptions, 'facet' | 'filters'> {
  /** Its name in the path. */
  name: string;
  of: Collection<T>;
  show(world: World, record: T): Item;
}

/** A page of a list, of the records that are looked for where something is. */
export function foundPage<T extends Listed, Item>(
  world: World,
  query: PageQuery & { q?: string },
  { name, of, filters, facet, show }: List<T, Item>,
): Page<Item> {
  const { q } = query;
  const fits = q === undefined ? undefined : finderIn(world, of, q);
  const path = `/_sandbox/${name}`;
  const options = { path, filters: { ...filters, q }, facet, precision: 'milliseconds', fits } as const;
  return listPage(of, query, options, (record) => show(world, record));
}

/** The facet of a list that is indexed under `<first>`, `|<second>` and `<first>|<second>`. */
export const facetOf = (first: string | undefined, second: string | undefined): string | undefined =>
  second === undefined ? first : `${first ?? ''}|${second}`;

/** What is asked of a list that is filtered by status alone. */
export const byStatus = ({ status }: { status?: string }) => ({ filters: { status }, facet: status });

/** A list that is short enough to be told whole. */
export function wholeList<Item>(name: string, data: Item[]) {
  return { data, has_more: false, url: `/_sandbox/${name}` } as const;
}

const MOST_OF_A_KIND = 5;
/** Payment requests whose addresses are worked out to be compared: no transaction names them yet. */
const MOST_DERIVED = 100;

/** The newest payment requests that wait at an address. */
function waitingAt(world: World, address: string): PaymentRecord[] {
  const waiting = world.payments.read(world.payments.size, 'older', MOST_DERIVED, '|awaiting');
  return waiting.filter((payment) =>
    CRYPTO_CODES.some((currency) =>
      depositsIn(world, payment, currency).some((deposit) => deposit.address.toLowerCase() === address),
    ),
  );
}

type Found = ControlSchema<'FoundRecord'>;

const textOf = (value: unknown, longest: number): string | null =>
  typeof value === 'string' ? value.slice(0, longest) : null;

function showFound(kind: Found['kind'], record: Listed): Found {
  const { id, created_at_ms } = record;
  const { amount, currency, status, phase, description, customer_name, type, event_type } = record as unknown as Fields;
  const hasPrice = isMinor(amount) && typeof currency === 'string';
  return {
    ...{ kind, id, created_at: at(created_at_ms) },
    status: textOf(phase ?? status, 64),
    title: textOf(description ?? customer_name ?? event_type ?? type, 255),
    ...(hasPrice ? { amount: minorToNumber(amount, currency), currency } : {}),
  };
}

const ADDRESS = /^[\w:]{20,100}$/;

/** Runs are found by their scenario, and are no records of the service. */
const FOUND = RECORD_KINDS.filter((kind) => kind !== 'run');

/** The newest records of each kind that are looked for, payment requests first. */
export function search(world: World, query: string): Found[] {
  const found = FOUND.flatMap((kind) => {
    const collection = world[RESOURCES[kind].list];
    // Types stand in every event and delivery: what has an id of its own is looked for by it.
    const of_many = kind === 'event' || kind === 'delivery';
    const fits = of_many ? ({ id }: Listed) => id.includes(query.trim()) : finderIn(world, collection, query);
    const all: Collection<Listed> = collection as never;
    return all.read(all.size, 'older', MOST_OF_A_KIND, undefined, undefined, fits).map((each) => showFound(kind, each));
  });
  const address = query.trim().toLowerCase();
  if (found.length > 0 || !ADDRESS.test(address)) return found;
  return waitingAt(world, address).map((payment) => showFound('payment', payment));
}
