/**
 * Examples that are drawn: accounts of merchants created later, and resources for runs that name none. Drawn by faker from a
 * seed of its own per sample, so that one sample does not change the next; faker is loaded when first needed.
 */
import { nowOf, showable } from '../domain/clock.js';
import type { EventType } from '../domain/event-types.js';
import { derivedBytes, ID_LENGTH, ID_PREFIXES, randomToken, seedToken } from '../domain/ids.js';
import { publicInvoice } from '../domain/invoices/invoices.js';
import { convertUp, currencyOf, minorOf, minorToNumber } from '../domain/money.js';
import { publicPayment, succeededPayment } from '../domain/payments/payments.js';
import { publicTransaction } from '../domain/payments/transactions.js';
import { publicPayout } from '../domain/payouts/payouts.js';
import type {
  InvoiceRecord,
  InvoiceStatus,
  JsonObject,
  PaymentPhase,
  PaymentRecord,
  PaymentStatus,
  PayoutRecord,
  PayoutStatus,
  TransactionRecord,
  TransactionStatus,
  TransactionType,
} from '../domain/records.js';
import type { World } from '../domain/world.js';

type Faker = typeof import('@faker-js/faker/locale/en')['faker'];

const loadFaker = async (): Promise<Faker> => (await import('@faker-js/faker/locale/en')).faker;

/** To be called in one synchronous stretch with the draws that follow: all samples share the one generator. */
function seedFaker(faker: Faker, token: string, reference_ms: number): void {
  faker.seed(Number.parseInt(token.slice(0, 8), 36));
  faker.setDefaultRefDate(reference_ms);
}

/** Account data of a merchant that is not the default one: the same for the same seed and ordinal. */
export async function sampleAccount(seed: string, ordinal: number): Promise<{ email: string; business_name: string }> {
  const faker = await loadFaker();
  seedFaker(faker, seedToken(seed, ordinal, 'sample/account', ID_LENGTH), 0);
  const business_name = faker.company.name();
  const domain = business_name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { email: `accounts@${domain}.example`, business_name };
}

const CURRENCY = 'EUR';
const CRYPTO = 'BTC';

type Draft = Awaited<ReturnType<typeof draft>>;

/** The drawn parts of one sample. */
async function draft(world: World) {
  const faker = await loadFaker();
  seedFaker(faker, randomToken(world.data, 'samples', ID_LENGTH), nowOf(world));
  const first = faker.person.firstName();
  const last = faker.person.lastName();
  return {
    amount: faker.commerce.price({ min: 20, max: 500 }),
    description: faker.commerce.productName(),
    customer_name: `${first} ${last}`,
    customer_email: `${first}.${last}@customers.example`.toLowerCase().replace(/[^a-z.@-]/g, ''),
    order_id: `order-${faker.number.int({ min: 1000, max: 9999 })}`,
  };
}

/** An address of the test network that nobody holds the key to. */
function sampleAddress(world: World): { address: string; network: string } {
  const network = world.env.chains.networksOf(CRYPTO)[0] ?? '';
  const bytes = derivedBytes(world.data, 'sample/address', 32);
  return { address: world.env.chains.depositAddress(CRYPTO, network, bytes), network };
}

/** Far above the minimum, and far below the opening balance. */
const PAYOUT_AMOUNT = '0.005';

/** The body of a request that creates a plausible resource of a kind, with the given metadata. */
export async function sampleBody(
  world: World,
  kind: 'payment' | 'invoice' | 'payout',
  metadata: Record<string, string>,
): Promise<JsonObject> {
  const { amount, description, customer_name, customer_email, order_id } = await draft(world);
  const all = { order_id, ...metadata };
  if (kind === 'payout') {
    const { address } = sampleAddress(world);
    return { amount: Number(PAYOUT_AMOUNT), currency: CRYPTO, address, description, metadata: all };
  }
  const asked = { amount: Number(amount), currency: CURRENCY, description, customer_email, metadata: all };
  if (kind === 'payment') return asked;
  return { ...asked, customer_name, items: [{ name: description, quantity: 1, unit_price: Number(amount) }] };
}

// Test events: example resources in the shape that each event type has (docs/service.md#event-data).

/** The public state that each event type tells of. */
const PAYMENT_STATES: Readonly<Record<string, [PaymentStatus, PaymentPhase]>> = {
  created: ['pending', 'awaiting'],
  pending: ['pending', 'detected'],
  underpaid: ['pending', 'underpaid'],
  overpaid: ['paid', 'overpaid'],
  succeeded: ['paid', 'paid'],
  expired: ['expired', 'expired'],
  paid_late: ['expired', 'paid_late'],
  failed: ['failed', 'failed'],
};
const TRANSACTION_STATES: Readonly<Record<string, TransactionStatus>> = {
  created: 'pending',
  confirmed: 'confirmed',
  failed: 'failed',
  refunded: 'refunded',
};
const REFUND_STATES: Readonly<Record<string, TransactionStatus>> = { created: 'pending', completed: 'confirmed' };
const INVOICE_STATES: Readonly<Record<string, InvoiceStatus>> = {
  created: 'draft',
  opened: 'open',
  paid: 'paid',
  past_due: 'past_due',
  voided: 'void',
};
const PAYOUT_STATES: Readonly<Record<string, PayoutStatus>> = {
  created: 'pending',
  processing: 'processing',
  completed: 'completed',
  failed: 'failed',
};

/** What the samples of one event share. */
interface Sample extends Draft {
  world: World;
  now_ms: number;
  origin: string;
  id(kind: 'payment' | 'transaction' | 'invoice' | 'payout'): string;
}

function cryptoAmount({ world, amount }: Sample): bigint {
  return convertUp(minorOf(amount, CURRENCY), CURRENCY, CRYPTO, world.data.rates);
}

function payment(sample: Sample, [status, phase]: [PaymentStatus, PaymentPhase]): PaymentRecord {
  const { now_ms, world } = sample;
  const paid = { paid_at_ms: now_ms, paid_amount: cryptoAmount(sample).toString(), paid_currency: CRYPTO };
  return {
    id: sample.id('payment'),
    created_at_ms: now_ms,
    amount: minorOf(sample.amount, CURRENCY).toString(),
    currency: CURRENCY,
    status,
    phase,
    expires_at_ms: showable(now_ms + world.data.settings.payment_expiry * 1000),
    origin: sample.origin,
    description: sample.description,
    customer_email: sample.customer_email,
    metadata: { order_id: sample.order_id },
    transaction_ids: [],
    ...(status === 'paid' ? { ...paid, transaction_id: sample.id('transaction') } : {}),
  };
}

function transaction(sample: Sample, type: TransactionType, status: TransactionStatus): TransactionRecord {
  const { world, now_ms } = sample;
  return {
    id: sample.id('transaction'),
    payment_request_id: sample.id('payment'),
    created_at_ms: now_ms,
    updated_at_ms: now_ms,
    amount: minorOf(sample.amount, CURRENCY).toString(),
    currency: CURRENCY,
    crypto_amount: cryptoAmount(sample).toString(),
    crypto_currency: CRYPTO,
    status,
    type,
    fee: '0',
    fee_currency: CRYPTO,
    metadata: { order_id: sample.order_id },
    ...sampleAddress(world),
    hash: world.env.chains.transactionHash(sampleAddress(world).network, derivedBytes(world.data, 'sample/hash', 32)),
    confirmations: status === 'pending' ? 0 : currencyOf(CRYPTO).confirmations,
    confirmations_required: currencyOf(CRYPTO).confirmations,
  };
}

function invoice(sample: Sample, status: InvoiceStatus): InvoiceRecord {
  const { amount, description, customer_name, customer_email, now_ms } = sample;
  return {
    id: sample.id('invoice'),
    created_at_ms: now_ms,
    amount: minorOf(amount, CURRENCY).toString(),
    currency: CURRENCY,
    status,
    origin: sample.origin,
    description,
    customer_name,
    customer_email,
    items: [{ name: description, quantity: 1, unit_price: minorToNumber(minorOf(amount, CURRENCY), CURRENCY) }],
    metadata: { order_id: sample.order_id },
    ...(status === 'paid'
      ? { paid_at_ms: now_ms, payment_request_id: sample.id('payment'), transaction_id: sample.id('transaction') }
      : {}),
  };
}

function payout(sample: Sample, status: PayoutStatus): PayoutRecord {
  const fee = minorOf(currencyOf(CRYPTO).network_fee?.medium ?? '0', CRYPTO).toString();
  return {
    id: sample.id('payout'),
    created_at_ms: sample.now_ms,
    updated_at_ms: sample.now_ms,
    amount: minorOf(PAYOUT_AMOUNT, CRYPTO).toString(),
    currency: CRYPTO,
    status,
    ...sampleAddress(sample.world),
    fee_level: 'medium',
    metadata: { order_id: sample.order_id },
    description: sample.description,
    fee_estimate: fee,
    progress: 'manual',
    ...(status === 'completed' ? { fee_paid: fee } : {}),
    ...(status === 'pending' ? {} : { transaction_id: sample.id('transaction') }),
  };
}

type Row = (sample: Sample, state: string) => unknown;

/** What the `data` of each family of events shows (docs/service.md#event-data). */
const FAMILIES: Readonly<Record<string, Row>> = {
  payment: (sample, state) => {
    const record = payment(sample, PAYMENT_STATES[state] ?? ['pending', 'awaiting']);
    return state === 'succeeded' ? succeededPayment(sample.world, record) : publicPayment(sample.world, record);
  },
  transaction: (sample, state) =>
    publicTransaction(sample.world, transaction(sample, 'payment', TRANSACTION_STATES[state] ?? 'pending')),
  refund: (sample, state) =>
    publicTransaction(sample.world, transaction(sample, 'refund', REFUND_STATES[state] ?? 'pending')),
  invoice: (sample, state) => publicInvoice(sample.world, invoice(sample, INVOICE_STATES[state] ?? 'draft')),
  payout: (sample, state) => publicPayout(sample.world, payout(sample, PAYOUT_STATES[state] ?? 'pending')),
};

/**
 * The `data` of a test event: an example resource in the shape that the event type has. Nothing is created.
 * @param origin where payment_url and invoice_url lead to
 */
export async function sampleEventData(world: World, event_type: EventType, origin: string): Promise<JsonObject> {
  const drawn = await draft(world);
  const token = randomToken(world.data, 'samples', ID_LENGTH);
  const id: Sample['id'] = (kind) => ID_PREFIXES[kind] + token;
  const sample: Sample = { ...drawn, world, now_ms: nowOf(world), origin, id };
  const [family = '', state = ''] = event_type.split('.');
  return FAMILIES[family]?.(sample, state) as JsonObject;
}
