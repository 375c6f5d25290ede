/** Cases of docs/service.md: what a merchant of certain settings does, and what must come of it. */
import { createHmac } from 'node:crypto';
import type { Settings } from '../../src/domain/merchants/settings.js';
import type { Body } from '../support/handle.js';
import { EVENT_TYPES, eventName, NAMED, type Problem } from './facts.js';

/** The three values of a key. */
export interface Key {
  api_key: string;
  public_key: string;
  secret_key: string;
}

/** What a case knows of its merchant when a step is taken: its own key, and the call. */
export interface Seen extends Key {
  /** Those that the case has made. */
  keys: readonly Key[];
  /** Unix time of the merchant's clock, in seconds. */
  now_s: number;
  method: string;
  /** With the version segment, without the query. */
  path: string;
  body: string;
}

/** Headers that say who calls. */
export type Credential = (seen: Seen) => Record<string, string>;

export const bearer: Credential = ({ api_key }) => ({ authorization: `Bearer ${api_key}` });
export const byKey: Credential = ({ api_key }) => ({ 'x-api-key': api_key });
/** @param shift_s how much the client's clock is ahead */
export const signed =
  (shift_s = 0): Credential =>
  ({ public_key, secret_key, now_s, method, path, body }) => {
    const stamp = String(now_s + shift_s);
    const signature = createHmac('sha256', secret_key)
      .update(method + path + stamp + body)
      .digest('base64');
    return { 'x-api-key': public_key, 'x-api-timestamp': stamp, 'x-api-signature': signature };
  };

/** The secret of endpoints, by which webhooks are verified. */
export const SECRET = 'whsec_cases';

/** What must be answered. */
export interface Wanted {
  /** Of a success. */
  status?: number;
  /** Why it is refused; status and code follow from the settings. */
  problem?: Problem;
  /** What `details` name. */
  parameter?: string;
  rule?: string;
  /** Members that the answer has, at least. */
  body?: object;
  /** A name of `fields` in test/contract/merchant-tables.ts: the answer has these and no others. */
  fields?: string;
  /** The same of each item of a list. */
  items?: string;
  lacks?: readonly string[];
  /** Headers that the answer has not, in small letters. */
  unsent?: readonly string[];
  /** What no equality can say; throws where it is not so. */
  check?: (body: Body) => void;
  headers?: Readonly<Record<string, string>>;
}

/**
 * A call of the merchant API (`GET /payments`) or of the control API (`POST /_sandbox/clock/advance`). In paths, bodies and what is
 * wanted, `{payment}` is the id of the last record of that kind, `{payment:0}` that of the first, `{next}` the next page of
 * the last list, `{inbox}` an address at which webhooks are taken, and `{+900}` the merchant's time 900 seconds later.
 */
export interface CallStep {
  call: string;
  body?: unknown;
  /** The body as it is sent, instead of the above. */
  text?: string;
  headers?: Readonly<Record<string, string>>;
  /** The merchant's own key, as the settings ask for it, unless given. */
  by?: Credential;
  /** A success, unless given. */
  wanted?: Wanted;
}

/** A webhook that must have come since the last such step. */
export interface WantedWebhook {
  /** In the words of form 1. */
  type: string;
  /** Members that `data` has, at least. */
  data?: object;
}

/** Every webhook since the last such step, in the order of their events. */
export interface WebhookStep {
  webhooks: readonly WantedWebhook[];
}

export type Step = CallStep | WebhookStep;

export interface Case {
  name: string;
  /** Where the merchant differs from the default. */
  settings?: Partial<Settings>;
  /** With the merchant `default` of a sandbox of its own, whose settings are those of callers whom nobody knows. */
  alone?: boolean;
  steps: readonly Step[];
}

/** A case of a single call. */
export const ask = (call: string, wanted: Wanted, step: Omit<CallStep, 'call' | 'wanted'> = {}): Case => ({
  name: `${call}${step.body === undefined ? '' : ` ${JSON.stringify(step.body)}`}`.slice(0, 160),
  steps: [{ call, wanted, ...step }],
});

/** The same cases under other settings. */
export const under = (settings: Partial<Settings>, cases: readonly Case[]): Case[] =>
  cases.map((each) => ({
    ...each,
    name: `${settingsText(settings)}: ${each.name}`,
    settings: { ...settings, ...each.settings },
  }));

/** Settings as a name tells them. */
export const settingsText = (settings: object): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

/** Time passes. */
export const after = (seconds: number): CallStep => ({
  call: 'POST /_sandbox/clock/advance',
  body: { by: `${seconds}s` },
});

/** Registers an endpoint for every type of event that the settings have. */
export const listen = ({ envelope = 'form1', events = 'extended' }: Partial<Settings> = {}): CallStep => ({
  call: 'POST /webhooks',
  body: {
    url: '{inbox}',
    secret: SECRET,
    event_types: (events === 'named' ? NAMED : EVENT_TYPES).map((type) => eventName(type, envelope)),
  },
});
