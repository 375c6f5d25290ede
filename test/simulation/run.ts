/** Does a step to the sandbox and to the model, and holds one against the other. */
import { copyFileSync, rmSync } from 'node:fs';
import { expect } from 'vitest';
import type { Collection } from '../../src/domain/collection.js';
import { checkBooks } from '../../src/domain/ledger/ledger.js';
import { Problem } from '../../src/domain/problems.js';
import type { World } from '../../src/domain/world.js';
import { createTenderbox, type Sandbox } from '../../src/index.js';
import { readDataFile } from '../../src/store/data-file.js';
import { type Client, openClient } from '../fuzz/client.js';
import { NOW } from '../support/box.js';
import { comparable } from '../support/kept-file.js';
import { CURRENCIES, type Currency, type Destiny, MONEY, Model, Refused } from './model.js';
import type { Step } from './steps.js';

const START_MS = Date.parse(NOW);
const DAY_MS = 86_400_000;

/** An address of one repeated byte, which says what becomes of a payout (docs/service.md#magic-addresses). */
const ADDRESSES: Record<Currency, Record<Destiny, string>> = {
  BTC: {} as Record<Destiny, string>,
  USDT: {} as Record<Destiny, string>,
};
const MAGIC_NAMES: Record<string, Destiny> = {
  '0x11': 'at once',
  '0x22': 'rejected',
  '0x33': 'fails',
  '0x44': 'stays pending',
  '0x55': 'stays processing',
};
const PLAIN: Record<Currency, string> = {
  BTC: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  USDT: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
};

interface Stored {
  text: string;
  status: number;
  id: string | undefined;
  at: number;
}

/** A record by the number of a step: counted from the newest and round again; undefined where there is none. */
const pick = <T>(list: readonly T[], which: number): T | undefined =>
  list.length === 0 ? undefined : list[list.length - 1 - (which % list.length)];

export class Simulation {
  private model!: Model;
  private world!: World;
  private client!: Client;
  private keys: { id: string; api_key: string; revoked: boolean }[] = [];
  private endpoints: string[] = [];
  private stored = new Map<string, Stored>();
  private names = 0;

  private constructor(
    private box: Sandbox,
    private readonly file: string,
  ) {}

  /** @param seed of ids, keys and fees */
  static async open(file: string, seed: number): Promise<Simulation> {
    const box = await createTenderbox({ clock: 'frozen', now: NOW, seed, data: file });
    const simulation = new Simulation(box, file);
    simulation.attach(box);
    await simulation.learnAddresses();
    return simulation;
  }

  private attach(box: Sandbox): void {
    this.box = box;
    this.world = (box as unknown as { world: World }).world;
    this.client = openClient(new URL(box.url).origin);
  }

  private async learnAddresses(): Promise<void> {
    const { status, text } = await this.client.send({ method: 'GET', target: '/_sandbox/magic', headers: {} });
    expect(status).toBe(200);
    for (const currency of CURRENCIES) {
      ADDRESSES[currency].plain = PLAIN[currency];
    }
    for (const { currency, byte, address } of (JSON.parse(text) as { payout_addresses: Magic[] }).payout_addresses) {
      const destiny = MAGIC_NAMES[byte];
      if (destiny !== undefined && currency in ADDRESSES) ADDRESSES[currency as Currency][destiny] = address;
    }
  }

  /** Everything is as it was in the beginning. */
  async begin(): Promise<void> {
    await this.box.reset();
    this.keys = this.world.data.keys.map(({ id, api_key, revoked }) => ({ id, api_key: api_key ?? '', revoked }));
    this.endpoints = [];
    this.stored.clear();
    const accounts = Object.fromEntries(
      CURRENCIES.map((currency) => {
        const { available, pending, held } = this.world.books.accounts(currency);
        return [currency, { available, pending, held }];
      }),
    ) as unknown as Model['accounts'];
    this.model = new Model(START_MS, accounts, {
      idOfNewPayment: (place) => this.world.data.payments[place]?.id ?? 'missing',
      feeOf: (id, held) => {
        const fee = BigInt(this.world.payouts.get(id)?.fee_paid ?? -1);
        expect(fee * 5n >= held * 4n && fee <= held, `fee ${fee} of ${held}`).toBe(true);
        return fee;
      },
    });
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.file, { force: true });
  }

  private async stop(): Promise<void> {
    this.client.close();
    await this.box.close();
  }

  /** One step, and everything that must be true after it. */
  async take(step: Step): Promise<void> {
    await this.act(step);
    await this.box.settle();
    this.model.settle();
    this.check();
  }

  private async act(step: Step): Promise<void> {
    const { model, box } = this;
    switch (step.do) {
      case 'create payment': {
        const { currency, cents, minutes, key } = step;
        const expires = minutes === null ? model.clock + 900_000 : model.clock + minutes * 60_000;
        const body = {
          ...{ amount: cents / 100, currency },
          ...(minutes === null ? {} : { expires_at: new Date(expires).toISOString() }),
        };
        const id = await this.post('payments', body, key, 201);
        if (id !== null) model.addPayment(id, currency, BigInt(cents) * MONEY[currency].cent, expires);
        return;
      }
      case 'create invoice': {
        const { currency, cents, days, key } = step;
        const due_day = days === null ? null : Math.floor(model.clock / DAY_MS) * DAY_MS + days * DAY_MS;
        const due_date = due_day === null ? {} : { due_date: new Date(due_day).toISOString().slice(0, 10) };
        const id = await this.post('invoices', { amount: cents / 100, currency, ...due_date }, key, 201);
        if (id !== null) model.addInvoice(id, currency, BigInt(cents) * MONEY[currency].cent, due_day);
        return;
      }
      case 'create payout': {
        const { currency, cents, destiny, valid, key } = step;
        const amount = BigInt(cents) * MONEY[currency].cent;
        const address = valid ? ADDRESSES[currency][destiny] : `${PLAIN[currency]}x`;
        const expected = model.payoutVerdict(currency, amount, valid);
        const id = await this.post('payouts', { amount: cents / 100, currency, address }, key, expected);
        if (id !== null) model.addPayout(id, currency, amount, destiny);
        return;
      }
      case 'receive':
        return this.move(pick(model.payments, step.which), 'payments', (payment) => [
          box.payments.receive(payment.id, { percent: step.tenths * 10 }),
          () => model.receive(payment, step.tenths),
        ]);
      case 'confirm':
        return this.move(pick(model.payments, step.which), 'payments', (payment) => [
          box.payments.confirm(payment.id, step.blocks === null ? {} : { confirmations: step.blocks }),
          () => model.confirm(payment, step.blocks),
        ]);
      case 'refund':
        return this.move(pick(model.payments, step.which), 'payments', (payment) => [
          box.payments.refund(payment.id, step.half ? { percent: 50 } : {}),
          () => model.refund(payment, step.half),
        ]);
      case 'pay':
      case 'drop':
      case 'expire':
      case 'fail': {
        const verb = step.do;
        return this.move(pick(model.payments, step.which), 'payments', (payment) => [
          box.payments[verb](payment.id),
          () => model[verb](payment),
        ]);
      }
      case 'open':
      case 'pay invoice':
      case 'void':
      case 'past due': {
        const [real, ours] = (
          {
            open: ['open', 'open'],
            'pay invoice': ['pay', 'payInvoice'],
            void: ['void', 'void'],
            'past due': ['markPastDue', 'markPastDue'],
          } as const
        )[step.do];
        return this.move(pick(model.invoices, step.which), 'invoices', (invoice) => [
          box.invoices[real](invoice.id),
          () => model[ours](invoice),
        ]);
      }
      case 'process':
      case 'complete':
      case 'fail payout': {
        const [real, ours] = (
          {
            process: ['process', 'process'],
            complete: ['complete', 'complete'],
            'fail payout': ['fail', 'failPayout'],
          } as const
        )[step.do];
        return this.move(pick(model.payouts, step.which), 'payouts', (payout) => [
          box.payouts[real](payout.id),
          () => model[ours](payout),
        ]);
      }
      case 'advance':
        await box.clock.advance(`${step.seconds}s`);
        model.advance(step.seconds * 1_000);
        return;
      case 'fund': {
        await box.fund({ [step.currency]: step.cents / 100 });
        model.accounts[step.currency].available = BigInt(step.cents) * MONEY[step.currency].cent;
        return;
      }
      case 'profile':
        expect((await this.control('PATCH', '/profile', step.change)).status).toBe(200);
        Object.assign(model.policies, step.change);
        return;
      default:
        return this.actAround(step);
    }
  }

  /** Endpoints, keys, lists, and the end of the process. */
  private async actAround(step: Step): Promise<void> {
    const { model } = this;
    switch (step.do) {
      case 'add endpoint': {
        if (this.endpoints.length >= 3) return;
        this.names += 1;
        const name = `box-${this.names}`;
        const url = `${new URL(this.box.url).origin}/_sandbox/inbox/${name}`;
        expect((await this.control('PUT', `/inbox/${name}`, { status: step.status })).status).toBe(200);
        const made = await this.call('POST', '/webhooks', { url, event_types: [...ALL_TYPES] });
        expect(made.status, made.text).toBe(201);
        const { id } = JSON.parse(made.text);
        this.endpoints.push(id);
        model.endpoints.set(id, step.status);
        return;
      }
      case 'answer': {
        const id = pick(this.endpoints, step.which);
        if (id === undefined) return;
        const url = this.world.data.webhooks.find((webhook) => webhook.id === id)?.url ?? '';
        const name = url.split('/').at(-1);
        expect((await this.control('PUT', `/inbox/${name}`, { status: step.status })).status).toBe(200);
        model.endpoints.set(id, step.status);
        return;
      }
      case 'remove endpoint': {
        const id = pick(this.endpoints, step.which);
        if (id === undefined) return;
        expect((await this.call('DELETE', `/webhooks/${id}`)).status).toBe(200);
        this.endpoints = this.endpoints.filter((other) => other !== id);
        model.removeEndpoint(id);
        return;
      }
      case 'make key': {
        if (this.keys.length > 6) return;
        const made = await this.control('POST', '/keys', { label: 'one more' });
        expect(made.status).toBe(201);
        const { id, api_key } = JSON.parse(made.text);
        this.keys.push({ id, api_key, revoked: false });
        return;
      }
      case 'revoke key': {
        const key = pick(this.keys.slice(1), step.which);
        if (key === undefined) return;
        expect((await this.control('PATCH', `/keys/${key.id}`, { revoked: true })).status).toBe(200);
        key.revoked = true;
        return;
      }
      case 'call with key': {
        const key = pick(this.keys, step.which);
        if (key === undefined) return;
        const answer = await this.call('GET', '/account', undefined, { authorization: `Bearer ${key.api_key}` });
        expect(answer.status).toBe(key.revoked ? 401 : 200);
        return;
      }
      case 'read':
        return this.read(step.list, step.limit);
      case 'kill':
        return this.kill();
      case 'restart':
        // Its endpoints lead to inboxes of its own, by the port.
        await this.stop();
        this.attach(await createTenderbox({ data: this.file, port: this.box.port }));
        return;
      default:
        throw new Error(`no step ${step.do}`);
    }
  }

  private call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    return this.client.send({
      method,
      target: `/v1${path}`,
      headers: {
        authorization: `Bearer ${this.box.apiKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  private control(method: string, path: string, body: object) {
    const headers = { 'content-type': 'application/json' };
    return this.client.send({ method, target: `/_sandbox${path}`, headers, body: JSON.stringify(body) });
  }

  /** Creates something, perhaps under an idempotency key that was used before. @returns the id of what is new */
  private async post(kind: string, body: object, key: number | null, expected: number): Promise<string | null> {
    const slot = key === null ? null : `${kind}/${key}`;
    const text = JSON.stringify(body);
    const before = slot === null ? undefined : this.stored.get(slot);
    const held = before !== undefined && before.at > this.model.clock - DAY_MS ? before : undefined;
    const headers: Record<string, string> = slot === null ? {} : { 'idempotency-key': `key-${slot}` };
    const answer = await this.call('POST', `/${kind}`, body, headers);
    const made = JSON.parse(answer.text);
    if (held !== undefined) {
      const status = held.text === text ? held.status : 422;
      expect([answer.status, made.id], answer.text).toEqual([status, held.text === text ? held.id : undefined]);
      return null;
    }
    expect(answer.status, answer.text).toBe(expected);
    if (slot !== null && expected !== 400)
      this.stored.set(slot, { text, status: expected, id: made.id, at: this.model.clock });
    return expected === 201 ? made.id : null;
  }

  /** A move of a record: both sides do it, or both refuse it. */
  private async move<T>(
    record: T | undefined,
    what: string,
    sides: (record: T) => [real: Promise<unknown>, model: () => void],
  ): Promise<void> {
    if (record === undefined) return;
    const [real, model] = sides(record);
    const refused = await real.then(
      () => null,
      (error: unknown) => {
        if (error instanceof Problem) return error;
        throw error;
      },
    );
    let refusedByModel = false;
    try {
      model();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusedByModel = true;
    }
    expect(refused !== null, `${what}: ${refused?.message ?? 'not refused'}`).toBe(refusedByModel);
  }

  /** The pages of a list, one after the other, are its records, newest first and each once. */
  private async read(list: 'payments' | 'invoices' | 'payouts' | 'transactions', limit: number): Promise<void> {
    const seen: string[] = [];
    for (let next: string | null = `/${list}?limit=${limit}`; next !== null; ) {
      const answer = await this.call('GET', next.replace(/^\/v1/, ''));
      expect(answer.status, answer.text).toBe(200);
      const page = JSON.parse(answer.text) as { data: { id: string }[]; has_more: boolean; url: string };
      seen.push(...page.data.map(({ id }) => id));
      next = page.has_more ? page.url : null;
    }
    expect(seen).toEqual(this.world.data[list].map(({ id }) => id).reverse());
  }

  /** The process ends at this instant: another one goes on from the file, with everything that anybody was told of. */
  private async kill(): Promise<void> {
    const left = `${this.file}.left`;
    copyFileSync(this.file, left);
    try {
      const { state, notice } = readDataFile(left);
      expect(notice).toBeNull();
      expect(comparable(state)).toEqual(comparable(this.box.exportState()));
    } finally {
      rmSync(left, { force: true });
    }
  }

  private check(): void {
    const { model, world } = this;
    const { data } = world;
    same(data.payments.map(stateOf), model.payments.map(stateOf));
    for (const [place, { transactions }] of model.payments.entries()) {
      const ids = data.payments[place]?.transaction_ids ?? [];
      same(
        ids.map((id) => blocksOf(world.transactions.get(id) ?? { status: 'missing', confirmations: 0 })),
        transactions.map(blocksOf),
      );
    }
    same(data.invoices.map(stateOf), model.invoices.map(stateOf));
    same(data.payouts.map(stateOf), model.payouts.map(stateOf));
    for (const currency of CURRENCIES) {
      same(
        [`${currency} ${moneyOf(world.books.accounts(currency))}`],
        [`${currency} ${moneyOf(model.accounts[currency])}`],
      );
    }
    for (const { currency, balanced } of checkBooks(world))
      if (!balanced) throw new Error(`${currency} is not balanced`);
    same(
      data.events.map(({ type }) => type),
      model.events,
    );
    same(
      data.deliveries.map((sent) => `${sent.status} ${sent.attempts.length} ${sent.next_attempt_at_ms}`).sort(),
      model.deliveries.map(({ status, attempts, next }) => `${status} ${attempts} ${next}`).sort(),
    );
    const scheduled = new Set(data.jobs.map(({ subject }) => subject));
    for (const { id, status } of data.deliveries) {
      if (status === 'pending' && !scheduled.has(id)) throw new Error(`${id} is pending, and nothing will send it`);
    }
    const next_ms = world.jobs.peek()?.due_ms ?? Number.POSITIVE_INFINITY;
    if (next_ms <= model.clock) throw new Error(`a job was due at ${next_ms} and did not run by ${model.clock}`);
    for (const [kind, collection] of Object.entries(this.collections())) checkIndex(kind, collection);
  }

  private collections() {
    const { payments, invoices, payouts, transactions } = this.world;
    return { payments, invoices, payouts, transactions } as unknown as Record<
      string,
      Collection<{ id: string; status: string; created_at_ms: number }>
    >;
  }
}

interface Magic {
  byte: string;
  currency: string;
  address: string;
}

/** The index files every record where it belongs, and nothing else. */
function checkIndex(kind: string, collection: Collection<{ id: string; status: string; created_at_ms: number }>): void {
  const counts = new Map<string, number>();
  for (const record of collection.records) {
    counts.set(record.status, (counts.get(record.status) ?? 0) + 1);
    if (collection.get(record.id) !== record) throw new Error(`${kind}: ${record.id} is not where the index says`);
  }
  for (const status of ['pending', 'paid', 'expired', 'failed', 'draft', 'open', 'void', 'completed', 'confirmed']) {
    const [filed, there] = [collection.count(status), counts.get(status) ?? 0];
    if (filed !== there) throw new Error(`${kind}: ${filed} are filed as ${status}, and ${there} are`);
  }
}

const stateOf = ({ id, status, phase }: { id: string; status: string; phase?: string }): string =>
  `${id} ${status} ${phase ?? ''}`;
const blocksOf = ({ status, confirmations }: { status: string; confirmations: number }): string =>
  `${status} ${confirmations}`;
const moneyOf = ({ available, pending, held }: { available: bigint; pending: bigint; held: bigint }): string =>
  `${available} ${pending} ${held}`;

/** The runner's own comparison takes longer than the sandbox; it is asked where there is a difference to be shown. */
function same(real: readonly string[], ours: readonly string[]): void {
  if (real.length !== ours.length || real.some((text, place) => text !== ours[place])) expect(real).toEqual(ours);
}

const ALL_TYPES = [
  ...['payment.created', 'payment.pending', 'payment.underpaid', 'payment.overpaid', 'payment.succeeded'],
  ...['payment.expired', 'payment.failed', 'payment.paid_late', 'transaction.created', 'transaction.confirmed'],
  ...['transaction.failed', 'transaction.refunded', 'refund.created', 'refund.completed', 'invoice.created'],
  ...['invoice.opened', 'invoice.paid', 'invoice.past_due', 'invoice.voided', 'payout.created'],
  ...['payout.processing', 'payout.completed', 'payout.failed'],
];
