/** What a receiver is examined with is what the service would send: the contract says so. */
import { describe, expect, test } from 'vitest';
import { CASES } from '../../src/audit/receiver-cases.js';
import type { Examined } from '../../src/audit/receiver-messages.js';
import { profileContract, validateWebhook } from '../../src/contract/index.js';
import { defaultSettings, SETTINGS, type Settings } from '../../src/domain/merchants/settings.js';
import { hashes } from '../../src/platform/node/hashes.js';
import { eventName } from '../../src/variants/envelopes.js';
import { verifyWebhook } from '../../src/webhooks.js';

const SECRET = 'whsec_examined';
const LIMIT_BYTES = 64 * 1024;

function examinedWith(settings: Partial<Settings>): Examined {
  const now_ms = Date.UTC(2026, 10, 20, 17, 5);
  const chosen = { ...defaultSettings(), ...settings };
  return { settings: chosen, secret: SECRET, now_ms, run: 'r1', hmac: hashes.hmacSha256 };
}

/** The cases that send genuine webhooks of the chosen profile only. */
const genuine = CASES.filter(({ id }) => /^(valid|duplicate-.*|reordered|stale|json-.*)$/.test(id));

const profiles = SETTINGS.envelope.values.flatMap((envelope) =>
  SETTINGS.events.values.flatMap((events) =>
    SETTINGS.webhook_json.values.map((webhook_json) => ({ envelope, events, webhook_json })),
  ),
);

describe.each(profiles)('$envelope, $events, $webhook_json', (profile) => {
  const examined = examinedWith(profile);
  const contract = profileContract(examined.settings);

  test('what is genuine is within the contract, and signed', () => {
    for (const step of genuine.flatMap(({ steps }) => steps)) {
      const message = step.message(examined);
      const body = JSON.parse(message.body) as Record<string, string>;
      const name = body.event_type ?? (body.event as string);
      expect(validateWebhook(contract, name, body), message.body).toEqual([]);
      expect(verifyWebhook(message.body, message.headers, SECRET)).toEqual(body);
      expect(Buffer.byteLength(message.body)).toBeLessThan(LIMIT_BYTES);
    }
  });

  test('a type that nobody knows is none of the contract', () => {
    const name = eventName('payment.teleported', profile.envelope);
    const [step] = CASES.find(({ id }) => id === 'unknown-type')?.steps ?? [];
    expect(step?.message(examined).body).toContain(name);
    expect(Object.keys(contract.document.webhooks ?? {})).not.toContain(name);
  });

  test('what is to be rejected does not verify', () => {
    const own = CASES.filter(({ envelope }) => envelope === undefined || envelope === profile.envelope);
    const forged = own
      .flatMap(({ steps }) => steps)
      .filter(({ expect: owed }) => /refused|kept_out/.test(owed))
      .map((step) => step.message(examined));
    for (const message of forged) expect(() => verifyWebhook(message.body, message.headers, SECRET)).toThrow();
    expect(forged.length).toBeGreaterThan(8);
  });
});

test('each check has a name of its own, and says what to do', () => {
  expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
  for (const { means, fix, title } of CASES) for (const text of [means, fix, title]) expect(text).not.toBe('');
});
