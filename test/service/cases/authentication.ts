/** Who may call: credentials of every kind under every setting, and scopes (docs/service.md#authentication). */
import type { Settings } from '../../../src/domain/merchants/settings.js';
import { operations } from '../../contract/merchant-tables.js';
import { every } from '../../support/combinations.js';
import { bearer, byKey, type CallStep, type Case, type Credential, type Step, settingsText, signed } from '../case.js';
import type { Problem } from '../facts.js';

type Way = 'bearer' | 'key' | 'signed';

/** The ways that a setting of `auth` takes. */
const TAKEN: Readonly<Record<string, readonly Way[]>> = {
  any: ['bearer', 'key', 'signed'],
  bearer: ['bearer'],
  signed: ['signed'],
  key: ['bearer', 'key'],
};

interface Given {
  what: string;
  /** How it is sent; undefined where nothing is. */
  way?: Way;
  by: Credential;
  /** Why it is refused where its way is taken; undefined where it opens. */
  refused?: Problem;
  /** It does not say whose call it is. */
  stranger?: true;
}

const none: Credential = () => ({});
const both =
  (...credentials: Credential[]): Credential =>
  (seen) =>
    Object.assign({}, ...credentials.map((credential) => credential(seen)));
/** A signed request in which something was changed after it was signed. */
const changed =
  (change: Record<string, string>): Credential =>
  (seen) => ({ ...signed()(seen), ...change });
const signedAs =
  (change: (seen: Parameters<Credential>[0]) => Partial<Parameters<Credential>[0]>): Credential =>
  (seen) =>
    signed()({ ...seen, ...change(seen) });

const GIVEN: readonly Given[] = [
  { what: 'nothing', by: none, refused: 'key', stranger: true },
  { what: 'the key as Bearer', way: 'bearer', by: bearer },
  { what: 'the key in X-API-Key', way: 'key', by: byKey },
  { what: 'a signature', way: 'signed', by: signed() },
  { what: 'bearer in small letters', way: 'bearer', by: ({ api_key }) => ({ authorization: `bearer ${api_key}` }) },
  {
    what: 'an unknown key as Bearer',
    way: 'bearer',
    by: () => ({ authorization: 'Bearer tb_key_nobody' }),
    refused: 'key',
    stranger: true,
  },
  {
    what: 'an unknown key in X-API-Key',
    way: 'key',
    by: () => ({ 'x-api-key': 'tb_key_nobody' }),
    refused: 'key',
    stranger: true,
  },
  {
    what: 'another scheme',
    way: 'bearer',
    by: ({ api_key }) => ({ authorization: `Basic ${api_key}` }),
    refused: 'key',
    stranger: true,
  },
  {
    what: 'the key without a scheme',
    way: 'bearer',
    by: ({ api_key }) => ({ authorization: api_key }),
    refused: 'key',
    stranger: true,
  },
  {
    what: 'the public key as Bearer',
    way: 'bearer',
    by: ({ public_key }) => ({ authorization: `Bearer ${public_key}` }),
    refused: 'key',
    stranger: true,
  },
  {
    what: 'the secret key as Bearer',
    way: 'bearer',
    by: ({ secret_key }) => ({ authorization: `Bearer ${secret_key}` }),
    refused: 'key',
    stranger: true,
  },
  { what: 'a signature at the end of the window', way: 'signed', by: signed(-300) },
  { what: 'a signature from 5 minutes ahead', way: 'signed', by: signed(300) },
  { what: 'a signature that is too old', way: 'signed', by: signed(-301), refused: 'signature' },
  { what: 'a signature from too far ahead', way: 'signed', by: signed(301), refused: 'signature' },
  {
    what: 'a signature of another time',
    way: 'signed',
    by: changed({ 'x-api-timestamp': '1795194001' }),
    refused: 'signature',
  },
  { what: 'a time that is none', way: 'signed', by: changed({ 'x-api-timestamp': 'today' }), refused: 'signature' },
  { what: 'a signature that is none', way: 'signed', by: changed({ 'x-api-signature': 'AAAA' }), refused: 'signature' },
  {
    what: 'a signature of another method',
    way: 'signed',
    by: signedAs(() => ({ method: 'POST' })),
    refused: 'signature',
  },
  {
    what: 'a signature of a path without its version',
    way: 'signed',
    by: signedAs(({ path }) => ({ path: path.slice(3) })),
    refused: 'signature',
  },
  { what: 'a signature of a body', way: 'signed', by: signedAs(() => ({ body: '{}' })), refused: 'signature' },
  {
    what: 'a signature by another secret',
    way: 'signed',
    by: signedAs(() => ({ secret_key: 'tb_secret_nobody' })),
    refused: 'signature',
  },
  {
    what: 'a signature of an unknown public key',
    way: 'signed',
    by: changed({ 'x-api-key': 'tb_public_nobody' }),
    refused: 'key',
    stranger: true,
  },
  {
    what: 'a signature beside an unknown Bearer',
    way: 'signed',
    by: both(() => ({ authorization: 'Bearer tb_key_nobody' }), signed()),
  },
  {
    what: 'an unknown Bearer beside the right X-API-Key',
    way: 'bearer',
    by: both(byKey, () => ({ authorization: 'Bearer tb_key_nobody' })),
    refused: 'key',
    stranger: true,
  },
];

const SETTINGS = every({
  auth: ['any', 'bearer', 'signed', 'key'],
  error_codes: ['endpoint', 'catalog', 'overview'],
  auth_error_body: ['error', 'status'],
}) as unknown as Pick<Settings, 'auth' | 'error_codes' | 'auth_error_body'>[];

/** One header of all the ways is also that of another: an API key in X-API-Key is no signature, though signed requests have it too. */
const credentials: Case[] = SETTINGS.flatMap((settings) => {
  const wanted = settings.auth === 'signed' ? 'HMAC-SHA256' : 'Bearer';
  return GIVEN.map(({ what, way, by, refused, stranger }): Case => {
    const taken = way === undefined || TAKEN[settings.auth]?.includes(way);
    const problem = taken ? refused : 'key';
    const step: CallStep = {
      call: 'GET /account',
      by,
      wanted:
        problem === undefined
          ? { status: 200, fields: 'Account' }
          : { problem, headers: { 'www-authenticate': `${wanted} realm="merchant API"` } },
    };
    return {
      ...{ name: `${what} under ${settingsText(settings)}`, settings, steps: [step] },
      alone: stranger === true,
    };
  });
});

/** A key in the address is never read. */
const inAddress: Case[] = ['api_key', 'key', 'token', 'access_token', 'X-API-Key'].map((name) => ({
  name: `a key in the query as ${name}`,
  steps: [{ call: `GET /account?${name}=tb_key_default`, by: none, wanted: { problem: 'key' } }],
}));

const windows: Case[] = [60, 300, 3600].flatMap((signed_window) =>
  [-1, 1].flatMap((direction): Case[] => [
    {
      name: `a signature ${direction * signed_window} s away within a window of ${signed_window} s`,
      settings: { auth: 'signed', signed_window },
      steps: [{ call: 'GET /balance', by: signed(direction * signed_window) }],
    },
    {
      name: `a signature ${direction * (signed_window + 1)} s away outside a window of ${signed_window} s`,
      settings: { auth: 'signed', signed_window },
      steps: [{ call: 'GET /balance', by: signed(direction * (signed_window + 1)), wanted: { problem: 'signature' } }],
    },
  ]),
);

const BODIES: Readonly<Record<string, object>> = {
  createPayment: { amount: 10, currency: 'EUR' },
  createInvoice: { amount: 10, currency: 'EUR' },
  createPayout: { amount: 1, currency: 'ETH', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  createWebhook: { url: 'http://127.0.0.1:9/hook', event_types: ['payment.succeeded'] },
};

const SCOPES = [...new Set(Object.values(operations).map(({ scope }) => scope))];

/** An operation with a key that has these scopes: a key of its own, remembered in the case. */
function withScopes(id: string, call: string, scopes: readonly string[], wanted: CallStep['wanted']): Step[] {
  return [
    { call: 'POST /_sandbox/keys', body: { label: 'narrow', scopes } },
    {
      call: call.replace(/\{.*\}/, 'none'),
      by: ({ keys }) => ({ authorization: `Bearer ${keys.at(-1)?.api_key}` }),
      ...(BODIES[id] === undefined ? {} : { body: BODIES[id] }),
      ...(wanted === undefined ? {} : { wanted }),
    },
  ];
}

const scopes: Case[] = Object.entries(operations).flatMap(([id, { call, scope, answers }]): Case[] => {
  const [method = '', path = ''] = call.split(' ');
  const line = `${method.toUpperCase()} ${path}`;
  const opened: CallStep['wanted'] = path.includes('{') ? { problem: 'unknown' } : { status: Number(answers[0]) };
  const others = SCOPES.filter((each) => each !== scope);
  return [
    { name: `${line} with ${scope} alone`, steps: withScopes(id, line, [scope], opened) },
    ...(['endpoint', 'catalog', 'overview'] as const).map(
      (error_codes): Case => ({
        name: `${line} with all but ${scope} in set ${error_codes}`,
        settings: { error_codes },
        steps: withScopes(id, line, others, { problem: 'scope' }),
      }),
    ),
  ];
});

/** A revoked key opens nothing from that moment on, in whatever way it is sent. */
const revoked: Case[] = (['bearer', 'key', 'signed'] as const).flatMap((way) =>
  (['endpoint', 'catalog', 'overview'] as const).map((error_codes): Case => {
    const by: Credential = (seen) => {
      const mine = { ...seen, ...seen.keys.at(-1) };
      return way === 'bearer' ? bearer(mine) : way === 'key' ? byKey(mine) : signed()(mine);
    };
    return {
      name: `a key that is revoked, as ${way}, in set ${error_codes}`,
      settings: { error_codes },
      steps: [
        { call: 'POST /_sandbox/keys', body: { label: 'short-lived' } },
        { call: 'GET /balance', by },
        { call: 'PATCH /_sandbox/keys/{key}', body: { revoked: true } },
        { call: 'GET /balance', by, wanted: { problem: 'key' } },
      ],
    };
  }),
);

export const authentication: Case[] = [...credentials, ...inAddress, ...windows, ...scopes, ...revoked];
