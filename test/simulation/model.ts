/**
 * A second, much smaller sandbox, written from docs/service.md and sharing no code with the real one:
 * what each step must lead to. Money is in minor units; amounts are such that nothing is ever rounded.
 */

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** From docs/service.md#currencies. `cent` is 0.01 of the currency in minor units. */
export const MONEY = {
  BTC: { decimals: 8, cent: 1_000_000n, confirmations: 2, minimum: 20_000n, fee: 5_000n },
  USDT: { decimals: 6, cent: 10_000n, confirmations: 20, minimum: 5_000_000n, fee: 2_000_000n },
} as const;
export type Currency = keyof typeof MONEY;
export const CURRENCIES: readonly Currency[] = ['BTC', 'USDT'];

/** The schedule `standard` of docs/service.md#retries. */
const RETRIES = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map((seconds) => seconds * SECOND);

export interface Policies {
  underpayment: 'wait' | 'accept' | 'fail';
  late_payment: 'record' | 'accept' | 'refund';
  expire_while_confirming: boolean;
  payout_progress: 'auto' | 'manual';
}

export interface ModelTransaction {
  amount: bigint;
  status: 'pending' | 'confirmed' | 'failed' | 'refunded';
  confirmations: number;
  late: boolean;
}

export interface ModelPayment {
  id: string;
  currency: Currency;
  due: bigint;
  expires: number;
  status: 'pending' | 'paid' | 'expired' | 'failed';
  phase: string;
  transactions: ModelTransaction[];
  detected: number | null;
  accepted: boolean;
  refunded: bigint;
  invoice: ModelInvoice | null;
}

export interface ModelInvoice {
  id: string;
  currency: Currency;
  amount: bigint;
  due_day: number | null;
  status: 'draft' | 'open' | 'paid' | 'past_due' | 'void';
  payment: ModelPayment | null;
}

/** How a payout goes on by itself: a magic address (docs/service.md#magic-addresses), or none. */
export type Destiny = 'plain' | 'at once' | 'rejected' | 'fails' | 'stays pending' | 'stays processing';

export interface ModelPayout {
  id: string;
  currency: Currency;
  amount: bigint;
  status: 'pending' | 'processing' | 'completed' | 'failed';
  destiny: Destiny;
  by_itself: boolean;
  sent: boolean;
}

interface Account {
  available: bigint;
  pending: bigint;
  held: bigint;
}

interface ModelDelivery {
  endpoint: string;
  status: 'pending' | 'succeeded' | 'failed' | 'cancelled';
  attempts: number;
  /** When it is tried next; null when it is not. */
  next: number | null;
}

interface Due {
  at: number;
  order: number;
  run(): void;
}

/** A move that the tables do not have: 409, and nothing has changed. */
export class Refused extends Error {}

function require(condition: boolean): void {
  if (!condition) throw new Refused();
}

const total = (amounts: bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
const PENDING_PHASES = ['awaiting', 'underpaid', 'detected', 'confirming'];
const whole = (phase: string): boolean => phase === 'detected' || phase === 'confirming';

/** What the real sandbox draws, and the model cannot know. */
export interface Chance {
  /** The id of a payment request that an invoice makes by itself: the so many-th. */
  idOfNewPayment(place: number): string;
  /** What the network took of the fee that was held. */
  feeOf(payout_id: string, held: bigint): bigint;
}

export class Model {
  payments: ModelPayment[] = [];
  invoices: ModelInvoice[] = [];
  payouts: ModelPayout[] = [];
  /** Endpoints that exist, with how they answer. */
  endpoints = new Map<string, number>();
  deliveries: ModelDelivery[] = [];
  /** Types, in order. */
  events: string[] = [];
  policies: Policies = {
    underpayment: 'wait',
    late_payment: 'record',
    expire_while_confirming: false,
    payout_progress: 'auto',
  };
  private later: Due[] = [];
  private orders = 0;
  /** The instant of what is running, which is before the clock while time is being advanced. */
  private instant: number | null = null;

  constructor(
    public clock: number,
    readonly accounts: Record<Currency, Account>,
    private readonly chance: Chance,
  ) {}

  get now(): number {
    return this.instant ?? this.clock;
  }

  private schedule(at: number, run: () => void): void {
    this.orders += 1;
    this.later.push({ at, order: this.orders, run });
  }

  /** Time passes; what falls due runs at its own instant, in order. */
  advance(by: number): void {
    this.runUntil(this.clock + by);
    this.clock += by;
  }

  /** What is due now runs now, also on a clock that stands still. */
  settle(): void {
    this.runUntil(this.clock);
  }

  private runUntil(until: number): void {
    for (;;) {
      this.later.sort((a, b) => a.at - b.at || a.order - b.order);
      const [next] = this.later;
      if (next === undefined || next.at > until) return;
      this.later.shift();
      this.instant = next.at;
      next.run();
      this.instant = null;
    }
  }

  private event(type: string): void {
    this.events.push(type);
    for (const endpoint of this.endpoints.keys()) {
      const delivery: ModelDelivery = { endpoint, status: 'pending', attempts: 0, next: null };
      this.deliveries.push(delivery);
      this.attemptAt(this.now, delivery);
    }
  }

  private attemptAt(at: number, delivery: ModelDelivery): void {
    delivery.next = at;
    this.schedule(at, () => {
      if (delivery.status !== 'pending') return;
      delivery.attempts += 1;
      delivery.next = null;
      const status = this.endpoints.get(delivery.endpoint) ?? 0;
      if (status >= 200 && status < 300) delivery.status = 'succeeded';
      else if (delivery.attempts === RETRIES.length) delivery.status = 'failed';
      else this.attemptAt(at + (RETRIES[delivery.attempts] ?? 0), delivery);
    });
  }

  removeEndpoint(id: string): void {
    this.endpoints.delete(id);
    for (const delivery of this.deliveries)
      if (delivery.endpoint === id && delivery.status === 'pending')
        Object.assign(delivery, { status: 'cancelled', next: null });
  }

  // Payment requests

  addPayment(id: string, currency: Currency, due: bigint, expires: number, invoice: ModelInvoice | null = null) {
    const payment: ModelPayment = {
      ...{ id, currency, due, expires, invoice, status: 'pending', phase: 'awaiting', transactions: [] },
      ...{ detected: null, accepted: false, refunded: 0n },
    };
    this.payments.push(payment);
    this.schedule(expires, () => {
      if (payment.status !== 'pending' || payment.accepted) return;
      if (!whole(payment.phase) || this.policies.expire_while_confirming) this.timeIsUp(payment);
    });
    this.event('payment.created');
    return payment;
  }

  private standing = ({ transactions }: ModelPayment): ModelTransaction[] =>
    transactions.filter(({ status }) => status === 'pending' || status === 'confirmed');

  private phaseOf(payment: ModelPayment): string {
    if (!payment.transactions.some(({ status }) => status !== 'failed')) return 'awaiting';
    if (total(this.standing(payment).map(({ amount }) => amount)) < payment.due) return 'underpaid';
    const begun = payment.transactions.some(({ status, confirmations }) => status !== 'failed' && confirmations > 0);
    return begun ? 'confirming' : 'detected';
  }

  private confirmedSum = ({ transactions }: ModelPayment): bigint =>
    total(transactions.filter(({ status }) => status === 'confirmed').map(({ amount }) => amount));

  private missing(payment: ModelPayment): bigint {
    const missing = payment.due - total(this.standing(payment).map(({ amount }) => amount));
    return missing > 0n ? missing : payment.due;
  }

  private seen(payment: ModelPayment, amount: bigint): ModelTransaction {
    const transaction: ModelTransaction = { amount, status: 'pending', confirmations: 0, late: false };
    payment.transactions.push(transaction);
    this.event('transaction.created');
    this.accounts[payment.currency].pending += amount;
    if (payment.status === 'expired') {
      transaction.late = true;
      if (this.policies.late_payment === 'record') this.late(payment);
      return transaction;
    }
    const before = payment.phase;
    payment.phase = this.phaseOf(payment);
    if (payment.phase === 'underpaid') this.event('payment.underpaid');
    else if (before === 'awaiting' || before === 'underpaid') this.detected(payment);
    return transaction;
  }

  private detected(payment: ModelPayment): void {
    this.awaitsConfirmations(payment);
    this.event('payment.pending');
  }

  private awaitsConfirmations(payment: ModelPayment): void {
    const at = this.now;
    payment.detected = at;
    this.schedule(at + DAY, () => {
      const enough = whole(payment.phase) || payment.accepted;
      if (payment.status === 'pending' && enough && payment.detected === at) this.failed(payment);
    });
  }

  private late(payment: ModelPayment): void {
    if (payment.phase === 'paid_late') return;
    payment.phase = 'paid_late';
    this.event('payment.paid_late');
  }

  /** @param part of what is due, in tenths */
  receive(payment: ModelPayment, part: number): void {
    require([...PENDING_PHASES, 'expired', 'paid_late'].includes(payment.phase));
    this.seen(payment, (payment.due * BigInt(part)) / 10n);
  }

  pay(payment: ModelPayment): void {
    require([...PENDING_PHASES, 'expired', 'paid_late'].includes(payment.phase));
    this.seen(payment, this.missing(payment));
    this.confirmAll(payment, null);
  }

  /** @param blocks null: as many as are missing */
  confirm(payment: ModelPayment, blocks: number | null): void {
    require(payment.phase !== 'awaiting' && payment.phase !== 'failed');
    require(payment.transactions.some(({ status }) => status === 'pending'));
    this.confirmAll(payment, blocks);
  }

  private confirmAll(payment: ModelPayment, blocks: number | null): void {
    const needed = MONEY[payment.currency].confirmations;
    const confirmed: ModelTransaction[] = [];
    for (const transaction of payment.transactions.filter(({ status }) => status === 'pending')) {
      transaction.confirmations = blocks === null ? needed : transaction.confirmations + blocks;
      if (transaction.confirmations < needed) continue;
      const { amount } = transaction;
      transaction.status = 'confirmed';
      // The service takes one percent of what is credited.
      this.accounts[payment.currency].pending -= amount;
      this.accounts[payment.currency].available += amount - amount / 100n;
      this.event('transaction.confirmed');
      confirmed.push(transaction);
    }
    if (confirmed.length > 0) this.credited(payment, confirmed);
    if (payment.status === 'pending') payment.phase = this.phaseOf(payment);
  }

  private credited(payment: ModelPayment, confirmed: ModelTransaction[]): void {
    const covered = this.confirmedSum(payment) >= payment.due;
    if (payment.status === 'paid') {
      if (payment.phase !== 'paid') return;
      payment.phase = 'overpaid';
      this.event('payment.overpaid');
    } else if (payment.status === 'pending') {
      const waiting = payment.transactions.some(({ status }) => status === 'pending');
      if (covered || (payment.accepted && !waiting)) this.paid(payment);
    } else if (payment.status === 'expired') {
      for (const transaction of confirmed) {
        if (payment.status === 'expired' && (transaction.late || covered)) this.cameLate(payment, transaction);
      }
    }
  }

  private cameLate(payment: ModelPayment, transaction: ModelTransaction): void {
    const { late_payment } = this.policies;
    const account = this.accounts[payment.currency];
    if (late_payment === 'accept' && this.confirmedSum(payment) >= payment.due) this.paid(payment);
    else if (late_payment === 'refund' && account.available >= transaction.amount) {
      this.returned(payment, transaction.amount);
      transaction.status = 'refunded';
      this.event('transaction.refunded');
    } else this.late(payment);
  }

  private returned(payment: ModelPayment, amount: bigint): void {
    this.event('refund.created');
    this.accounts[payment.currency].available -= amount;
    this.event('refund.completed');
  }

  private paid(payment: ModelPayment): void {
    payment.status = 'paid';
    payment.phase = this.confirmedSum(payment) > payment.due ? 'overpaid' : 'paid';
    if (payment.phase === 'overpaid') this.event('payment.overpaid');
    this.event('payment.succeeded');
    const { invoice } = payment;
    if (invoice === null || !['draft', 'open', 'past_due'].includes(invoice.status)) return;
    if (invoice.status === 'draft') this.event('invoice.opened');
    invoice.status = 'paid';
    this.event('invoice.paid');
  }

  drop(payment: ModelPayment): void {
    require(payment.phase !== 'awaiting' && payment.phase !== 'failed');
    const transaction = payment.transactions.findLast(({ status }) => status === 'pending');
    require(transaction !== undefined);
    this.lost(payment, transaction as ModelTransaction);
    if (payment.status !== 'pending') return;
    const before = payment.phase;
    payment.phase = this.phaseOf(payment);
    if (whole(payment.phase)) return;
    if (whole(before)) payment.detected = null;
    if (payment.accepted || this.now >= payment.expires) this.timeIsUp(payment);
  }

  private lost(payment: ModelPayment, transaction: ModelTransaction): void {
    transaction.status = 'failed';
    this.accounts[payment.currency].pending -= transaction.amount;
    this.event('transaction.failed');
  }

  expire(payment: ModelPayment): void {
    require(PENDING_PHASES.includes(payment.phase));
    require(!whole(payment.phase) || this.policies.expire_while_confirming);
    this.timeIsUp(payment);
  }

  private timeIsUp(payment: ModelPayment): void {
    const { underpayment } = this.policies;
    if (payment.phase !== 'underpaid' || underpayment === 'wait') this.expired(payment);
    else if (underpayment === 'fail') this.failed(payment);
    else {
      payment.accepted = true;
      const waiting = payment.transactions.some(({ status }) => status === 'pending');
      if (!waiting) this.paid(payment);
      else if (payment.detected === null) this.awaitsConfirmations(payment);
    }
  }

  private expired(payment: ModelPayment): void {
    payment.status = 'expired';
    payment.phase = 'expired';
    this.event('payment.expired');
  }

  fail(payment: ModelPayment): void {
    require(PENDING_PHASES.includes(payment.phase));
    this.failed(payment);
  }

  private failed(payment: ModelPayment): void {
    for (const transaction of payment.transactions)
      if (transaction.status === 'pending') this.lost(payment, transaction);
    payment.status = 'failed';
    payment.phase = 'failed';
    this.event('payment.failed');
  }

  /** @param half of what is left; otherwise all of it */
  refund(payment: ModelPayment, half: boolean): void {
    require(['paid', 'overpaid', 'partly_refunded'].includes(payment.phase));
    const left = this.confirmedSum(payment) - payment.refunded;
    const amount = half ? left / 2n : left;
    require(amount > 0n && this.accounts[payment.currency].available >= amount);
    this.returned(payment, amount);
    payment.refunded += amount;
    payment.phase = amount === left ? 'refunded' : 'partly_refunded';
    if (amount !== left) return;
    for (const transaction of payment.transactions) {
      if (transaction.status !== 'confirmed') continue;
      transaction.status = 'refunded';
      this.event('transaction.refunded');
    }
  }

  // Invoices

  addInvoice(id: string, currency: Currency, amount: bigint, due_day: number | null): void {
    const invoice: ModelInvoice = { id, currency, amount, due_day, status: 'draft', payment: null };
    this.invoices.push(invoice);
    this.schedule(this.now + HOUR, () => {
      if (invoice.status === 'draft') this.opened(invoice);
    });
    this.event('invoice.created');
  }

  private opened(invoice: ModelInvoice): void {
    invoice.status = 'open';
    this.event('invoice.opened');
    if (invoice.due_day === null) return;
    this.schedule(Math.max(invoice.due_day + DAY, this.now), () => {
      if (invoice.status === 'open') this.overdue(invoice);
    });
  }

  private overdue(invoice: ModelInvoice): void {
    invoice.status = 'past_due';
    this.event('invoice.past_due');
  }

  open(invoice: ModelInvoice): void {
    require(invoice.status === 'draft');
    this.opened(invoice);
  }

  markPastDue(invoice: ModelInvoice): void {
    require(invoice.status === 'open');
    this.overdue(invoice);
  }

  payInvoice(invoice: ModelInvoice): void {
    require(['draft', 'open', 'past_due'].includes(invoice.status));
    if (invoice.status === 'draft') this.opened(invoice);
    if (invoice.payment?.status !== 'pending') {
      const expires = this.now + 900 * SECOND;
      invoice.payment = this.addPayment(
        this.chance.idOfNewPayment(this.payments.length),
        invoice.currency,
        invoice.amount,
        expires,
        invoice,
      );
    }
    this.pay(invoice.payment);
  }

  void(invoice: ModelInvoice): void {
    require(['draft', 'open', 'past_due'].includes(invoice.status));
    const { payment } = invoice;
    const waiting = payment?.status === 'pending' ? payment : null;
    require(waiting === null || !whole(waiting.phase));
    invoice.status = 'void';
    this.event('invoice.voided');
    if (waiting !== null) this.expired(waiting);
  }

  // Payouts

  /** The status that a new payout is answered with. */
  payoutVerdict(currency: Currency, amount: bigint, valid: boolean): 201 | 400 | 422 {
    if (amount < MONEY[currency].minimum) return 400;
    if (!valid) return 422;
    return this.accounts[currency].available >= amount + MONEY[currency].fee ? 201 : 422;
  }

  addPayout(id: string, currency: Currency, amount: bigint, destiny: Destiny): void {
    const by_itself = destiny !== 'plain' || this.policies.payout_progress === 'auto';
    const payout: ModelPayout = { id, currency, amount, destiny, by_itself, status: 'pending', sent: false };
    this.payouts.push(payout);
    this.accounts[currency].available -= amount + MONEY[currency].fee;
    this.accounts[currency].held += amount + MONEY[currency].fee;
    this.goOn(payout);
    this.event('payout.created');
  }

  private goOn(payout: ModelPayout): void {
    const { destiny, status } = payout;
    if (!payout.by_itself || destiny === 'stays pending') return;
    const at_once = destiny === 'at once';
    if (status === 'pending') {
      this.schedule(this.now + (at_once ? 0 : 5 * SECOND), () => {
        if (payout.status !== 'pending') return;
        if (destiny === 'rejected') this.failPayout(payout);
        else this.process(payout);
      });
    } else if (destiny === 'plain' || at_once || destiny === 'fails') {
      this.schedule(this.now + (at_once ? 0 : 30 * SECOND), () => {
        if (payout.status !== 'processing') return;
        if (destiny === 'fails') this.failPayout(payout);
        else this.complete(payout);
      });
    }
  }

  process(payout: ModelPayout): void {
    require(payout.status === 'pending');
    this.event('transaction.created');
    payout.sent = true;
    payout.status = 'processing';
    this.goOn(payout);
    this.event('payout.processing');
  }

  complete(payout: ModelPayout): void {
    require(payout.status === 'pending' || payout.status === 'processing');
    if (payout.status === 'pending') this.process(payout);
    const { fee } = MONEY[payout.currency];
    this.accounts[payout.currency].held -= payout.amount + fee;
    this.accounts[payout.currency].available += fee - this.chance.feeOf(payout.id, fee);
    this.event('transaction.confirmed');
    payout.status = 'completed';
    this.event('payout.completed');
  }

  failPayout(payout: ModelPayout): void {
    require(payout.status === 'pending' || payout.status === 'processing');
    if (payout.sent) this.event('transaction.failed');
    this.accounts[payout.currency].held -= payout.amount + MONEY[payout.currency].fee;
    this.accounts[payout.currency].available += payout.amount + MONEY[payout.currency].fee;
    payout.status = 'failed';
    this.event('payout.failed');
  }
}
