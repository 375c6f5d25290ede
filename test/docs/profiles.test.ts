/** docs/profiles.md has every named profile as the code has it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openingBalances } from '../../src/domain/merchants/merchants.js';
import { defaultSettings, readSettings } from '../../src/domain/merchants/settings.js';
import { createTenderbox } from '../../src/index.js';
import { balancesOf, PRESETS } from '../../src/variants/presets.js';

const row = (name: string): string => {
  const { settings = {}, clock = 'real', balance_factor = 1 } = PRESETS[name] ?? { meaning: '' };
  const changed = Object.entries(settings).map(([setting, value]) => `\`${setting}\` ${String(value)}`);
  const balances = balance_factor === 1 ? 'as usual' : `${balance_factor} times the usual`;
  return `| \`${name}\` | ${changed.join(', ') || 'none'} | ${clock} | ${balances} |`;
};

test('the table is what the code says', () => {
  const page = readFileSync(new URL('../../docs/profiles.md', import.meta.url), 'utf8');
  const [presets = ''] = page.split('\n## Settings\n');
  const rows = presets.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(Object.keys(PRESETS).map(row));
});

test.each(Object.keys(PRESETS))('%s is a profile, and a sandbox starts with it', async (name) => {
  const preset = PRESETS[name];
  expect(readSettings(preset?.settings ?? {}, defaultSettings()).issues).toEqual([]);
  const box = await createTenderbox({ profile: name });
  const key = { 'x-api-key': box.apiKey };
  const profile = await (await fetch(`${box.controlUrl}/profile`)).json();
  expect(profile).toMatchObject(
    Object.fromEntries(
      Object.entries(preset?.settings ?? {}).map(([setting, value]) => [
        setting,
        ['rate_limit', 'semantic_status'].includes(setting) && value !== 'off' ? Number(value) : value,
      ]),
    ),
  );
  const clock = (await (await fetch(`${box.controlUrl}/clock`, { headers: key })).json()) as { mode: string };
  expect(clock.mode).toBe(preset?.clock ?? 'real');
  const made = await fetch(`${box.controlUrl}/merchants`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ profile: name, balances: { ETH: 1 } }),
  });
  expect(made.status).toBe(201);
  await box.close();
});

test('deep balances are multiples of the usual ones', () => {
  const usual = openingBalances();
  for (const [code, minor] of Object.entries(balancesOf(1_000))) {
    expect(BigInt(minor), code).toBe(BigInt(usual[code] ?? 0) * 1_000n);
    expect(BigInt(minor) < BigInt(Number.MAX_SAFE_INTEGER) * 1_000n).toBe(true);
  }
});

test('a frozen profile and a speed contradict each other', async () => {
  await expect(createTenderbox({ profile: 'ci', speed: 60 })).rejects.toThrow('freezes the clock');
  const box = await createTenderbox({ profile: 'ci', speed: 60, clock: 'real' });
  await box.close();
});
