/** How often a key may call (docs/service.md#rate-limits). */
import type { Settings } from '../../../src/domain/merchants/settings.js';
import { after, bearer, type CallStep, type Case, type Credential, type Wanted } from '../case.js';

type Variant = Settings['rate_limit'];

/** Calls a minute, by variant. */
const PER_MINUTE: Readonly<Record<Variant, number>> = { off: 100, '1': 100, '2': 60, '3': 500 };
/** The next whole minute, and the next whole hour, after the clock's 17:00:00. */
const [NOON_S, MINUTE_S, HOUR_S] = [Date.parse('2026-11-20T17:00:00Z') / 1000, 60, 3600];

const call = (wanted: Wanted = {}, by?: Credential): CallStep => ({
  ...{ call: 'GET /balance', wanted },
  ...(by === undefined ? {} : { by }),
});
const many = (count: number, by?: Credential): CallStep[] => Array.from({ length: count }, () => call({}, by));
const told = (limit: number, remaining: number, reset_s: number): Wanted => ({
  headers: {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(reset_s),
  },
});
const refused = (limit: number, reset_s: number, retry_s: number): Wanted => ({
  problem: 'limit',
  headers: { ...told(limit, 0, reset_s).headers, 'retry-after': String(retry_s) },
});

const minutes: Case[] = (['off', '1', '2', '3'] as const).flatMap((rate_limit): Case[] => {
  const limit = PER_MINUTE[rate_limit];
  const settings = { rate_limit };
  const ends_s = NOON_S + MINUTE_S;
  const over = (retry_s: number): CallStep =>
    call(rate_limit === 'off' ? { status: 200, unsent: ['retry-after'] } : refused(limit, ends_s, retry_s));
  const named = (what: string, steps: CallStep[]): Case => ({
    name: `${what} with rate_limit ${rate_limit}`,
    settings,
    steps,
  });
  const other: Credential = (seen) => bearer({ ...seen, ...seen.keys[0] });
  return [
    named('the first call', [call(told(limit, limit - 1, ends_s))]),
    named('three calls', [...many(2), call(told(limit, limit - 3, ends_s))]),
    named('the last call', [...many(limit - 1), call(told(limit, 0, ends_s))]),
    named('one call too many', [...many(limit), over(60)]),
    named('one call too many late in the minute', [after(45), ...many(limit), over(15)]),
    named('one call too many, then the next minute', [
      ...many(limit),
      over(60),
      after(60),
      call(told(limit, limit - 1, ends_s + MINUTE_S)),
    ]),
    named('half a minute of a window gives nothing back', [...many(limit), after(30), over(30)]),
    named('another key has its own calls', [
      ...many(limit),
      { call: 'POST /_sandbox/keys', body: { label: 'other' } },
      call(told(limit, limit - 1, ends_s), other),
      over(60),
    ]),
    named('refused calls are not carried out', [
      ...many(limit),
      {
        ...{ call: 'POST /payments', body: { amount: 10, currency: 'EUR' } },
        wanted: rate_limit === 'off' ? { status: 201 } : { problem: 'limit' },
      },
      after(60),
      { call: 'GET /payments', wanted: { body: { data: rate_limit === 'off' ? [{}] : [] } } },
    ]),
    named('a refused call counts too', [
      { call: 'GET /customers', wanted: { problem: 'unknown' } },
      call(told(limit, limit - 2, ends_s)),
    ]),
  ];
});

/** Variant 2 allows 1000 calls an hour: sixteen whole minutes and forty calls. */
const hour: Case = {
  name: 'an hour that is used up with rate_limit 2',
  settings: { rate_limit: '2' },
  steps: [
    ...Array.from({ length: 16 }, () => [...many(60), after(MINUTE_S)]).flat(),
    ...many(39),
    call(told(1000, 0, NOON_S + HOUR_S)),
    call(refused(1000, NOON_S + HOUR_S, HOUR_S - 16 * MINUTE_S)),
    after(HOUR_S - 16 * MINUTE_S),
    call(told(60, 59, NOON_S + HOUR_S + MINUTE_S)),
  ],
};

/** How it is refused in each set of codes. */
const sets: Case[] = (['endpoint', 'catalog', 'overview'] as const).map((error_codes) => ({
  name: `one call too many in set ${error_codes}`,
  settings: { rate_limit: '2', error_codes },
  steps: [...many(60), call(refused(60, NOON_S + MINUTE_S, MINUTE_S))],
}));

export const limits: Case[] = [...minutes, ...sets, hour];
