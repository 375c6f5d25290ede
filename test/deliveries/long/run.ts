/** Drives a sandbox and its receivers: payments, time, kills, until every delivery has come to its end. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chance, pick } from './chance.js';
import { type History, historyIn } from './history.js';
import { flagsOf, type Plan } from './plan.js';
import { Process, type Reply } from './process.js';
import { characters, FaultyReceiver } from './receivers.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than the whole standard schedule, which takes 75 h 35 min 5 s. */
const END_HOURS = 90;
const CLIENTS = 8;
const PAID = 0.6;
const EVENTS_OF_PAID = 5;
const EVENTS_OF_UNPAID = 2;
const EVENT_TYPES = [
  'payment.created',
  'payment.pending',
  'payment.succeeded',
  'payment.expired',
  'transaction.created',
  'transaction.confirmed',
];

/** A payment request that was acknowledged. */
export interface Order {
  id: string;
  /** What was acknowledged of its payment; `late` where it had expired by then, which a busy machine brings about. */
  paid: 'in time' | 'late' | 'never';
  /** How often the payment may have been asked for: again after each end of a process meanwhile. */
  asked: number;
}

export interface Outcome {
  clock: Plan['clock'];
  process: Process;
  receivers: FaultyReceiver[];
  orders: Order[];
  /** The ids of the endpoints, by the name of their receiver. */
  endpoints: Map<string, string>;
  /** What the world that is exported at the end says of them. */
  world: History;
  /** How many came where redirects lead. */
  trapped: number;
  exit_code: number | null;
}

export class Run {
  private readonly process: Process;
  private readonly receivers: FaultyReceiver[];
  private readonly orders: Order[] = [];
  private readonly endpoints = new Map<string, string>();
  private readonly encoding: 'hex' | 'base64';
  private readonly trap = createServer((_request, response) => {
    this.trapped += 1;
    response.end();
  });
  private trapped = 0;
  private trapUrl = '';
  /** Arrivals until the process is ended; infinite where it may live. */
  private fuse = Number.POSITIVE_INFINITY;
  private restarted: Promise<void> = Promise.resolve();
  private begun = 0;

  constructor(private readonly plan: Plan) {
    const { seed, events } = plan;
    this.encoding = pick(['hex', 'base64'], seed, 'encoding');
    this.process = new Process(flagsOf(plan, this.encoding));
    const shared = {
      seed,
      encoding: this.encoding,
      life: () => this.process.life,
      trap: () => this.trapUrl,
      arrived: () => this.burn(),
    };
    this.receivers = characters(EVENT_TYPES, events).map((character) => new FaultyReceiver(character, shared));
  }

  /** Does everything. To be closed afterwards, whatever comes of it. */
  async go(): Promise<Outcome> {
    await this.open();
    const { events, ends } = this.plan;
    const rounds = ends + 2;
    for (let round = 1; round <= rounds; round += 1) await this.round(round, Math.ceil((events * round) / rounds));
    await this.finish();
    const world = historyIn((await this.ask('GET', '/_sandbox/state')).body);
    const exit_code = await this.process.end('SIGTERM');
    const { process, receivers, orders, endpoints, trapped } = this;
    return { clock: this.plan.clock, process, receivers, orders, endpoints, world, trapped, exit_code };
  }

  async close(): Promise<void> {
    this.fuse = Number.POSITIVE_INFINITY;
    await this.restarted.catch(() => undefined);
    await this.process.end('SIGKILL');
    await Promise.all(this.receivers.map((receiver) => receiver.close()));
    await new Promise((resolve) => this.trap.close(resolve));
  }

  private async open(): Promise<void> {
    await new Promise<void>((resolve) => this.trap.listen(0, '127.0.0.1', resolve));
    this.trapUrl = `http://127.0.0.1:${(this.trap.address() as AddressInfo).port}/`;
    await this.process.start();
    for (const receiver of this.receivers) {
      await receiver.open();
      const { name, event_types } = receiver.character;
      const secret = receiver.secret === undefined ? {} : { secret: receiver.secret };
      const made = await this.ask('POST', '/webhooks', { url: receiver.url, event_types, ...secret });
      if (made.status !== 201) throw new Error(`No endpoint ${name}: ${JSON.stringify(made.body)}`);
      this.endpoints.set(name, made.body.id);
    }
  }

  /** One arrival more: the process may end by it. */
  private burn(): void {
    this.fuse -= 1;
    if (this.fuse > 0) return;
    this.fuse = Number.POSITIVE_INFINITY;
    this.restarted = this.restart();
  }

  private async restart(): Promise<void> {
    const { seed } = this.plan;
    const { life } = this.process;
    const signal = chance(seed, 'signal', life) < 0.2 ? 'SIGTERM' : 'SIGKILL';
    // Either with answers that are under way, or after what is to be done in this turn was done.
    if (chance(seed, 'later', life) < 0.5) await new Promise((resolve) => setImmediate(resolve));
    const code = await this.process.end(signal);
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`SIGTERM ended with ${code}: ${this.process.said}`);
    await Promise.all(this.receivers.map((receiver) => receiver.drained()));
    await this.process.start();
  }

  /** Calls the sandbox. @returns nothing where the process was ended meanwhile, and nobody knows what it did */
  private async attempt(...call: Parameters<Process['call']>): Promise<Reply | undefined> {
    await this.restarted;
    const { life } = this.process;
    const running = this.restarted;
    try {
      const reply = await this.process.call(...call);
      // One that is told to stop says so to who still asks.
      return reply.status === 503 && running !== this.restarted ? undefined : reply;
    } catch (error) {
      const endedMeanwhile = running !== this.restarted || life !== this.process.life;
      if (error instanceof TypeError && endedMeanwhile) return undefined;
      throw error;
    }
  }

  /** Calls the sandbox until it has answered: what is asked must be harmless to ask twice. */
  private async ask(...call: Parameters<Process['call']>): Promise<Reply> {
    for (;;) {
      const reply = await this.attempt(...call);
      if (reply !== undefined) return reply;
    }
  }

  /** Payments, a pause, and time that passes; somewhere in it the process ends. */
  private async round(number: number, until_events: number): Promise<void> {
    const { seed, ends, events } = this.plan;
    await this.wander(number);
    const share = events / (ends + 2);
    if (number <= ends && this.fuse === Number.POSITIVE_INFINITY)
      this.fuse = 1 + Math.floor(chance(seed, 'fuse', number) ** 2 * share * 3);
    await Promise.all(Array.from({ length: CLIENTS }, () => this.order(until_events)));
    await this.settle();
    if (this.plan.clock === 'frozen') await this.pass(Math.ceil(chance(seed, 'minutes', number) * 40) * MINUTE_MS);
  }

  /** Receivers that are away now and then go or come. */
  private async wander(number: number): Promise<void> {
    for (const receiver of this.receivers.filter(({ character }) => character.away === true)) {
      if (receiver.isOpen) await receiver.close();
      else if (chance(this.plan.seed, 'back', number) < 0.7) await receiver.open();
    }
  }

  private get eventsMade(): number {
    return this.orders.reduce((sum, { paid }) => sum + (paid === 'in time' ? EVENTS_OF_PAID : EVENTS_OF_UNPAID), 0);
  }

  private async order(until_events: number): Promise<void> {
    while (this.eventsMade < until_events) {
      const number = this.begun;
      this.begun += 1;
      const key = { 'idempotency-key': `order-${number}` };
      const made = await this.ask('POST', '/payments', { amount: 10 + (number % 90) / 4, currency: 'USD' }, key);
      if (made.status !== 201) throw new Error(`A payment was answered ${made.status}: ${JSON.stringify(made.body)}`);
      const order: Order = { id: made.body.id, paid: 'never', asked: 0 };
      this.orders.push(order);
      if (chance(this.plan.seed, 'paid', number) >= PAID) continue;
      const { life } = this.process;
      const paid = await this.ask('POST', `/_sandbox/payments/${order.id}/pay`, {});
      order.asked = this.process.life - life + 1;
      // Asked again after an end, it may have been paid the first time, or have expired meanwhile.
      if (paid.status !== 200 && paid.status !== 409)
        throw new Error(`pay was answered ${paid.status}: ${JSON.stringify(paid.body)}`);
      const { status } = (await this.ask('GET', `/payments/${order.id}`)).body;
      order.paid = status === 'paid' ? 'in time' : 'late';
    }
  }

  private async settle(): Promise<void> {
    for (;;) {
      const { life } = this.process;
      const settled = await this.ask('POST', '/_sandbox/settle', { timeout_ms: 60_000 });
      if (settled.status !== 200) throw new Error(`It did not settle: ${JSON.stringify(settled.body)}`);
      if (life === this.process.life) return;
    }
  }

  /** Lets time pass to an instant, however often the process ends on the way; what it finds due then comes first. */
  private async pass(by_ms: number): Promise<void> {
    const before = await this.ask('GET', '/_sandbox/clock');
    const to = new Date(Date.parse(before.body.now) + by_ms).toISOString();
    for (let now = ''; now !== to; ) {
      await this.settle();
      const passed = await this.attempt('POST', '/_sandbox/clock/advance', { to });
      if (passed !== undefined && passed.status !== 200)
        throw new Error(`advance was answered ${passed.status}: ${JSON.stringify(passed.body)}`);
      now = passed?.body.now ?? '';
    }
    await this.settle();
  }

  private async finish(): Promise<void> {
    for (const receiver of this.receivers) if (!receiver.isOpen) await receiver.open();
    await (this.plan.clock === 'frozen' ? this.passAll() : this.waitForAll());
    this.fuse = Number.POSITIVE_INFINITY;
    await this.restarted;
    // An end at the last moment leaves attempts that are made again.
    await (this.plan.clock === 'frozen' ? this.settle() : this.waitForAll());
  }

  /** Waits while time passes by itself, until nothing is to come for long and every delivery has come to its end. */
  private async waitForAll(): Promise<void> {
    for (;;) {
      const { next_due, now } = (await this.ask('GET', '/_sandbox/clock')).body;
      const isQuiet = next_due === null || Date.parse(next_due) > Date.parse(now) + HOUR_MS;
      // An attempt that is under way is not due any more, and its retry is not due yet.
      if (isQuiet && !(await this.isPending())) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
      await this.settle();
    }
  }

  private async isPending(): Promise<boolean> {
    const { deliveries } = historyIn((await this.ask('GET', '/_sandbox/state')).body);
    return deliveries.some(({ status }) => status === 'pending');
  }

  /** Lets all the time pass that anything is scheduled within. */
  private async passAll(): Promise<void> {
    const { seed } = this.plan;
    let hours = 0;
    for (let step = 0; hours < END_HOURS; step += 1) {
      const by = 1 + Math.floor(chance(seed, 'hours', step) * 12);
      await this.pass(by * HOUR_MS);
      hours += by;
      if (step === 0 && this.fuse === Number.POSITIVE_INFINITY) this.fuse = 1 + Math.floor(chance(seed, 'last') * 20);
    }
  }
}
