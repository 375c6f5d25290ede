/** Credentials judged without a server: what counts, what is accepted, and what the request log is told. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKey, updateKey } from '../../src/domain/merchants/keys.js';
import type { Settings } from '../../src/domain/merchants/settings.js';
import { authenticate, recognise, requireScope, type SignedRequest } from '../../src/variants/auth.js';
import { refusal, START_MS, testWorld } from '../support/world.js';

const NOW_S = START_MS / 1000;

function merchant(settings: Partial<Settings> = {}) {
  const { world, worlds } = testWorld({ settings });
  const key = createKey(worlds, world, { label: 'mine' });
  const judge = (headers: SignedRequest['headers'], rest: Partial<SignedRequest> = {}) => {
    const request = { method: 'POST', path: '/v1/payments', body: new TextEncoder().encode('{"é":1}'), ...rest };
    return authenticate(world, recognise(worlds, headers), { ...request, headers });
  };
  const refused = (headers: SignedRequest['headers']) => {
    const { kind, message, extras } = refusal(() => judge(headers));
    return { kind, message, explanation: extras.explanation };
  };
  const signed = (
    stamp: number | string = NOW_S,
    text = `POST/v1/payments${stamp}{"é":1}`,
    secret = key.secret_key,
  ) => ({
    'x-api-key': key.public_key,
    'x-api-timestamp': String(stamp),
    'x-api-signature': createHmac('sha256', secret).update(text).digest('base64'),
  });
  return { world, worlds, key, judge, refused, signed };
}

const bearer = (value: string) => ({ authorization: `Bearer ${value}` });

describe('A credential', () => {
  test('is an API key as Bearer, in any case and with any spaces, or as X-API-Key, or a signature', () => {
    const { judge, key, signed } = merchant();
    expect(judge(bearer(key.api_key))).toBe(key);
    expect(judge({ authorization: `bEARER   ${key.api_key}` })).toBe(key);
    expect(judge({ 'x-api-key': key.api_key })).toBe(key);
    expect(judge(signed())).toBe(key);
  });

  test.each<[string, (api_key: string) => string | string[]]>([
    ['another scheme before it', (key) => `Basic Bearer ${key}`],
    ['something after it', (key) => `Bearer ${key} x`],
    ['no space', (key) => `Bearer${key}`],
    ['a letter that no header has', (key) => `Bearer ${key}é`],
    ['nothing', () => 'Bearer '],
    ['two headers', (key) => [`Bearer ${key}`, `Bearer ${key}`]],
  ])('is malformed with %s', (_, authorization) => {
    const { refused, key } = merchant();
    const message = /^The Authorization header is malformed\. Send the header Authorization: Bearer <API key>, or/;
    expect(refused({ authorization: authorization(key.api_key) }).message).toMatch(message);
  });

  test('is the signed triple before Bearer, and Bearer before X-API-Key', () => {
    const { judge, worlds, world, key, signed } = merchant();
    const other = createKey(worlds, world, {});
    expect(judge({ ...signed(), ...bearer(other.api_key) })).toBe(key);
    expect(judge({ 'x-api-key': key.api_key, ...bearer(other.api_key) })).toBe(other);
    // Two of the three headers are no signature.
    const { 'x-api-signature': _signature, ...halfSigned } = signed();
    const { 'x-api-timestamp': _timestamp, ...unstamped } = signed();
    for (const half of [halfSigned, unstamped]) {
      expect(judge({ ...half, ...bearer(other.api_key) })).toBe(other);
      expect(judge({ ...half, 'x-api-key': key.api_key })).toBe(key);
    }
    const { 'x-api-key': _key, ...nameless } = signed();
    expect(judge({ ...nameless, ...bearer(other.api_key) })).toBe(other);
  });

  test.each([
    ['any', 'Send the header Authorization: Bearer <API key>, or X-API-Key, or a signed request.', true, true, true],
    ['bearer', 'Send the header Authorization: Bearer <API key>.', true, false, false],
    ['signed', 'Send X-API-Key (the public key), X-API-Timestamp and X-API-Signature.', false, false, true],
    ['key', 'Send the header X-API-Key, or Authorization: Bearer <API key>.', true, true, false],
  ] as const)('under auth %s', (auth, wanted, byBearer, byKey, bySignature) => {
    const { judge, refused, key, signed } = merchant({ auth });
    expect(refused({}).message).toBe(`No credential was sent. ${wanted}`);
    expect(refused({}).kind).toBe('unauthenticated');
    const given = [
      [bearer(key.api_key), byBearer],
      [{ 'x-api-key': key.api_key }, byKey],
      [signed(), bySignature],
    ] as const;
    for (const [headers, accepted] of given) {
      if (accepted) expect(judge(headers)).toBe(key);
      else expect(refused(headers).message).toBe(`This merchant does not accept that credential. ${wanted}`);
    }
  });

  test('that is revoked is known and rejected', () => {
    const { world, key, refused, worlds } = merchant();
    updateKey(world, key.id, { revoked: true });
    expect(recognise(worlds, bearer(key.api_key))?.key).toBe(key);
    expect(refused(bearer(key.api_key)).message).toBe('The API key is revoked.');
  });
});

describe('A key that is unknown', () => {
  const UNKNOWN = 'The API key is unknown.';
  const PUBLIC = 'What was sent is a public key: sign the request, or send the API key (tb_key_…).';
  const SECRET = 'What was sent is a secret key, which is for signing only: send the API key (tb_key_…).';
  const SIGNED = 'A signed request carries the public key (tb_public_…) in X-API-Key.';
  const WHERE = /^The API key is unknown\. The sandbox prints its keys when it starts, and its README names them/;

  test('is told to the client, with where keys are found', () => {
    const { refused, signed } = merchant();
    for (const headers of [bearer('tb_key_none'), { ...signed(), 'x-api-key': 'tb_public_none' }]) {
      const { kind, message, explanation } = refused(headers);
      expect([kind, explanation]).toEqual(['unauthenticated', message]);
      expect(message).toMatch(WHERE);
    }
  });

  test('is told what was mixed up as far as its form tells, whether it exists or not', () => {
    const { refused, key, signed } = merchant();
    for (const value of [key.public_key, 'tb_public_none'])
      expect(refused(bearer(value)).message).toBe(`${UNKNOWN} ${PUBLIC}`);
    for (const value of [key.secret_key, 'tb_secret_none'])
      expect(refused({ 'x-api-key': value }).message).toBe(`${UNKNOWN} ${SECRET}`);
    for (const value of [key.api_key, key.secret_key, 'tb_key_none'])
      expect(refused({ ...signed(), 'x-api-key': value }).message).toBe(`${UNKNOWN} ${SIGNED}`);
  });

  test('that has another form is mixed up in the request log only', () => {
    const { refused, key, signed, world, worlds } = merchant();
    Object.assign(key, { public_key: 'imported-public', secret_key: 'imported-secret' });
    worlds.indexKeys(world);
    const told = (headers: SignedRequest['headers']) => {
      const { message, explanation } = refused(headers);
      expect(message).toMatch(WHERE);
      return explanation;
    };
    expect(told(bearer('imported-public'))).toBe(`${UNKNOWN} ${PUBLIC}`);
    expect(told({ 'x-api-key': 'imported-secret' })).toBe(`${UNKNOWN} ${SECRET}`);
    expect(told({ ...signed(), 'x-api-key': 'imported-secret' })).toBe(`${UNKNOWN} ${SIGNED}`);
  });

  test('leads to its merchant where a value of a key stands in the place of another', () => {
    const { refused, key, signed, world, worlds } = merchant({ auth: 'signed' });
    const { 'x-api-signature': _, ...half } = signed();
    for (const headers of [half, { 'x-api-key': key.public_key }, { ...signed(), 'x-api-key': key.api_key }])
      expect(recognise(worlds, headers)?.world).toBe(world);
    expect(refused(half).message).toMatch(
      /does not accept that credential\. Send X-API-Key \(the public key\), X-API-T/,
    );
    expect(refused({ ...signed(), 'x-api-key': key.api_key }).message).toBe(`${UNKNOWN} ${SIGNED}`);
  });

  test('comes with the sandbox’s advice where it has one', () => {
    const { world, refused } = merchant();
    world.env.unknown_key_advice = 'Make another.';
    expect(refused(bearer('tb_key_none')).message).toBe('The API key is unknown. Make another.');
  });
});

describe('A signature', () => {
  test('is good within the window, in both directions, and not a second more', () => {
    const { judge, refused, key, signed } = merchant({ signed_window: 30 });
    for (const stamp of [NOW_S - 30, NOW_S, NOW_S + 30]) expect(judge(signed(stamp))).toBe(key);
    for (const stamp of [NOW_S - 31, NOW_S + 31]) {
      const message = 'X-API-Timestamp is outside the validity window.';
      const why = `X-API-Timestamp was ${stamp}; the merchant's clock says ${NOW_S}, and 30 s are allowed in both directions.`;
      expect(refused(signed(stamp))).toEqual({ kind: 'signature_refused', message, explanation: `${message} ${why}` });
    }
  });

  test.each(['', '1e9', '-1', ' 1795194000', '1795194000.5', '1234567890123', 'x'.repeat(50)])(
    'has a timestamp in seconds, not %j',
    (stamp) => {
      const { refused, signed } = merchant();
      const message = 'X-API-Timestamp is not Unix time in seconds.';
      const explanation = `${message} It was ${JSON.stringify(stamp.slice(0, 40))}.`;
      expect(refused(signed(stamp))).toEqual({ kind: 'signature_refused', message, explanation });
    },
  );

  test('covers method, path, timestamp and body, with this key’s secret', () => {
    const { refused, judge, key, signed } = merchant();
    const message = 'X-API-Signature does not match.';
    expect(refused(signed(NOW_S, 'something else'))).toMatchObject({ kind: 'signature_refused', message });
    expect(refused(signed(NOW_S, undefined, 'another secret')).explanation).toMatch(
      /^X-API-Signature does not match\. The server signed \(method, path, timestamp, body; \d+ bytes\)/,
    );
    const empty = { method: 'GET', path: '/v1/account', body: new Uint8Array() };
    expect(judge(signed(NOW_S, `GET/v1/account${NOW_S}`), empty)).toBe(key);
    const withQuery = refusal(() => judge(signed(NOW_S, `GET/v1/account?a=1${NOW_S}`), { ...empty, query: 'a=1' }));
    expect(withQuery.extras.explanation).toContain('signed the query string too');
    const twice = { ...signed(), 'x-api-signature': ['one', 'two'] };
    expect(refused(twice).message).toBe(message);
    expect(refused({ ...signed(), 'x-api-timestamp': ['1', '2'] }).explanation).toContain('It was "".');
  });
});

test('a scope is needed where the operation has one', () => {
  const { world, worlds } = merchant();
  const key = createKey(worlds, world, { label: 'till', scopes: ['payments:read'] });
  expect(requireScope(key, undefined)).toBeUndefined();
  expect(requireScope(key, 'payments:read')).toBeUndefined();
  const { kind, message } = refusal(() => requireScope(key, 'payouts:write'));
  expect([kind, message]).toEqual(['forbidden', 'The key "till" lacks the scope payouts:write.']);
});
