/** Takes the steps of a case with a merchant of its own, and holds every answer and webhook against what is wanted. */
import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import type { Reply } from '../../src/api/call.js';
import { defaultSettings, type Settings } from '../../src/domain/merchants/settings.js';
import { createTenderbox, type Merchant, type Sandbox } from '../../src/index.js';
import { events, fields } from '../contract/merchant-tables.js';
import { NOW } from '../support/box.js';
import { type Body, callOf, handleOf, textOf } from '../support/handle.js';
import {
  bearer,
  byKey,
  type CallStep,
  type Case,
  type Credential,
  type Key,
  SECRET,
  type Seen,
  signed,
  type Wanted,
  type WantedWebhook,
} from './case.js';
import { eventName, PROBLEMS, type Problem } from './facts.js';

const KINDS: Readonly<Record<string, string>> = {
  ...{ pay_req: 'payment', txn: 'transaction', inv: 'invoice', payout: 'payout', whk: 'webhook', key: 'key' },
};

class Play {
  private readonly ids: Record<string, string[]> = {};
  private readonly keys: Key[] = [];
  private webhooks_read = 0;

  constructor(
    private readonly box: Sandbox,
    private readonly merchant: Merchant,
    private readonly settings: Settings,
  ) {}

  /** Puts ids and times where they are named. */
  private fill<T>(value: T): T {
    if (typeof value === 'string') {
      return value.replaceAll(/\{(?:([a-z]+)(?::(\d+))?|([+-]\d+))\}/g, (_, kind, index, seconds) =>
        seconds === undefined ? this.idOf(kind, index) : this.time(Number(seconds)),
      ) as T;
    }
    if (Array.isArray(value)) return value.map((entry) => this.fill(entry)) as T;
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, this.fill(member)])) as T;
  }

  private idOf(kind: string, index: string | undefined): string {
    if (kind === 'inbox') return `${new URL(this.box.url).origin}/_sandbox/inbox/cases`;
    const id = this.ids[kind]?.at(index === undefined ? -1 : Number(index));
    if (id === undefined) throw new Error(`no ${kind} was made`);
    return id;
  }

  private time(seconds: number): string {
    const text = new Date(Date.parse(this.merchant.clock.now()) + seconds * 1000).toISOString();
    return this.settings.timestamps === 'seconds' ? text.replace('.000', '') : text;
  }

  private note(body: Body): void {
    if (body?.api_key !== undefined) this.keys.push(body);
    if (typeof body?.url === 'string' && body.url.startsWith('/v1')) this.ids.next = [body.url.slice('/v1'.length)];
    for (const id of [body?.id, body?.transaction_id, body?.payment_request_id]) {
      const kind = typeof id === 'string' ? KINDS[id.replace(/_[^_]*$/, '')] : undefined;
      if (kind === undefined) continue;
      this.ids[kind] ??= [];
      if (!this.ids[kind].includes(id)) this.ids[kind].push(id);
    }
  }

  async call(step: CallStep): Promise<void> {
    const line = this.fill(step.call);
    const [method = '', path = ''] = line.split(/ (.*)/s);
    const own = path.startsWith('/_sandbox');
    const target = own ? path : `/v1${path}`;
    const text = step.text ?? (step.body === undefined ? '' : JSON.stringify(this.fill(step.body)));
    const seen: Seen = {
      api_key: this.merchant.apiKey,
      public_key: this.merchant.publicKey,
      secret_key: this.merchant.secretKey,
      keys: this.keys,
      now_s: Date.parse(this.merchant.clock.now()) / 1000,
      ...{ method, path: target.replace(/\?.*/s, ''), body: text },
    };
    const by = own ? byKey : (step.by ?? this.usual());
    const type: Record<string, string> = text === '' ? {} : { 'content-type': 'application/json' };
    const headers = { ...by(seen), ...type, ...this.fill(step.headers ?? {}) };
    const reply = await handleOf(this.box)(callOf(this.box.url, `${method} ${target}`, { headers, body: text }));
    const body: Body = JSON.parse(textOf(reply));
    this.hold(line, reply, body, this.fill(step.wanted ?? {}));
    this.note(body);
  }

  private usual(): Credential {
    const { auth } = this.settings;
    return auth === 'signed' ? signed() : auth === 'key' ? byKey : bearer;
  }

  private hold(line: string, reply: Reply, body: Body, wanted: Wanted): void {
    const shown = `${line} → ${reply.status} ${JSON.stringify(body)}`;
    if (wanted.problem === undefined) {
      if (wanted.status === undefined) expect([200, 201], shown).toContain(reply.status);
      else expect(reply.status, shown).toBe(wanted.status);
    } else this.holdProblem(shown, reply.status, body, wanted.problem, wanted);
    if (wanted.body !== undefined) expect(body, shown).toMatchObject(wanted.body);
    if (wanted.fields !== undefined) holdFields(shown, body, wanted.fields);
    for (const item of wanted.items === undefined ? [] : body.data) holdFields(shown, item, wanted.items ?? '');
    for (const name of wanted.lacks ?? []) expect(body, shown).not.toHaveProperty([name]);
    for (const name of wanted.unsent ?? []) expect(lowerCased(reply.headers), shown).not.toHaveProperty([name]);
    wanted.check?.(body);
    const type = line.includes('/_sandbox') ? {} : { 'content-type': 'application/json; charset=utf-8' };
    expect(lowerCased(reply.headers), shown).toMatchObject({ ...type, ...wanted.headers });
  }

  private holdProblem(
    shown: string,
    status: number,
    body: Body,
    problem: Problem,
    { parameter, rule }: Pick<Wanted, 'parameter' | 'rule'>,
  ): void {
    const { semantic_status, error_codes, error_details, auth_error_body } = this.settings;
    const row = PROBLEMS[problem];
    expect(status, shown).toBe(problem === 'meaning' ? Number(semantic_status) : row.status);
    if (status === 401 && auth_error_body === 'status') {
      expect(body, shown).toEqual({ status: 'error', message: expect.stringMatching(/./) });
      return;
    }
    const { details, ...error } = body.error;
    expect(body, shown).toEqual({ error: body.error });
    expect(error, shown).toEqual({ code: row[error_codes], message: expect.stringMatching(/./) });
    if (parameter === undefined) return;
    if (error_details === 'string') expect(details, shown).toMatch(`${parameter}: ${rule ?? ''}`);
    else expect(details, shown).toMatchObject({ parameter, ...(rule === undefined ? {} : { rule }) });
  }

  async webhooks(wanted: readonly WantedWebhook[]): Promise<void> {
    await this.merchant.settle();
    const deliveries = this.merchant.deliveries();
    const came = deliveries.slice(this.webhooks_read);
    this.webhooks_read = deliveries.length;
    const { envelope } = this.settings;
    const bodies: Body[] = came.map(({ body }) => JSON.parse(body));
    const names = bodies.map((body) => body.event_type ?? body.event);
    expect(names).toEqual(wanted.map(({ type }) => eventName(type, envelope)));
    for (const [i, { body, attempts }] of came.entries()) {
      const { type, data } = this.fill(wanted[i] as WantedWebhook);
      const shown = `${type}: ${body}`;
      holdEnvelope(shown, body, type, this.settings);
      if (data !== undefined) expect(bodies[i].data, shown).toMatchObject(data);
      const signature = lowerCased(attempts[0]?.request_headers ?? {})['service-signature'];
      const { signature_encoding } = this.settings;
      const mine = createHmac('sha256', SECRET).update(signedText(body, envelope)).digest(signature_encoding);
      expect(signature, shown).toBe(mine);
    }
  }
}

const lowerCased = (headers: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const list = (names: string | undefined): string[] => (names === undefined ? [] : names.split(' '));

function holdFields(shown: string, body: object, name: string): void {
  const { always, sometimes } = fields[name] ?? { always: '' };
  const known = [...list(always), ...list(sometimes)];
  expect(Object.keys(body), shown).toEqual(expect.arrayContaining(list(always)));
  expect(
    Object.keys(body).filter((field) => !known.includes(field)),
    shown,
  ).toEqual([]);
}

const SECONDS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const MILLISECONDS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** What the styles of JSON are told by. */
const STYLES: Readonly<Record<Settings['webhook_json'], (body: string) => void>> = {
  js: (body) => expect(body).toBe(JSON.stringify(JSON.parse(body))),
  plain: (body) => expect(body).not.toMatch(/[:[,]\d+(\.\d+)?e/),
  fixed: (body) => expect(body).not.toMatch(/"(amount|fee|fee_paid|crypto_amount|paid_amount)":\d+(\.\d)?[,}]/),
  php: (body) => expect(body).not.toMatch(/[^\\]\/|[^ -~]/),
  indented: (body) => expect(body).toMatch(/^\{\n {2,4}"/),
};

/** The members of form 2's data. */
const FORM2_DATA = [
  ...['transaction_id', 'order_id', 'amount', 'currency', 'status'],
  ...['payment_address', 'payment_hash', 'confirmation_count'],
];

function holdEnvelope(
  shown: string,
  body: string,
  type: string,
  { envelope, webhook_json, timestamps }: Settings,
): void {
  const { data, ...parsed } = JSON.parse(body);
  const name = eventName(type, envelope);
  const time = expect.stringMatching(timestamps === 'seconds' ? SECONDS : MILLISECONDS);
  STYLES[webhook_json](body);
  if (envelope === 'form1') {
    const id = expect.stringMatching(/^evt_/);
    expect(parsed, shown).toEqual({ event_id: id, event_type: name, created_at: time, api_version: 'v1' });
    holdFields(shown, data, events[type] ?? '');
    return;
  }
  expect(parsed, shown).toEqual({ event: name, timestamp: time });
  expect(FORM2_DATA, shown).toEqual(expect.arrayContaining(Object.keys(data)));
  expect(data, shown).toMatchObject({ amount: expect.stringMatching(/^\d+(\.\d+)?$/), currency: expect.anything() });
}

/** What is signed. The text of `data` is cut out of the body, since printing it again may give other bytes. */
function signedText(body: string, envelope: Settings['envelope']): string {
  if (envelope === 'form2') return body;
  const { event_id, event_type, created_at } = JSON.parse(body);
  const [, data = ''] = /"data":\s*(\{.*\})\s*,\s*"api_version"/s.exec(body) ?? [];
  return event_id + event_type + created_at + data;
}

/** Plays a case. @throws where something is not as it is wanted */
export async function play(shared: Sandbox, { settings = {}, alone = false, steps }: Case): Promise<void> {
  const own = alone ? await createTenderbox({ clock: 'frozen', now: NOW, seed: 1, profile: settings }) : undefined;
  const merchant = own ?? (await shared.createMerchant({ profile: settings }));
  const played = new Play(own ?? shared, merchant, { ...defaultSettings(), ...settings });
  try {
    for (const step of steps) {
      if ('webhooks' in step) await played.webhooks(step.webhooks);
      else await played.call(step);
    }
    expect(merchant.balanced()).toBe(true);
  } finally {
    await own?.close();
  }
}
