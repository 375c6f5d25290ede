/** Named profiles: each is a profile that the sandbox can have, with the balances and the clock that suit it. */
import { expect, test } from 'vitest';
import { openingBalances } from '../../src/domain/merchants/merchants.js';
import { defaultSettings, readSettings } from '../../src/domain/merchants/settings.js';
import { CRYPTO_CODES } from '../../src/domain/money.js';
import { balancesOf, PRESETS } from '../../src/variants/presets.js';

test.each(Object.keys(PRESETS))('%s is a profile, and says what it is for', (name) => {
  const preset = PRESETS[name];
  expect(readSettings({ ...preset?.settings }, defaultSettings()).issues).toEqual([]);
  expect(preset?.meaning).toMatch(/\w.*\.$/);
});

test('the default preset changes nothing', () => {
  expect(PRESETS.default).toEqual({ meaning: expect.any(String) });
});

test('balances are so many times as deep, in each cryptocurrency', () => {
  expect(Object.keys(balancesOf(3))).toEqual([...CRYPTO_CODES]);
  expect(balancesOf(3)).toMatchObject({ BTC: '30000000000', USDT: '3000000000000' });
  expect(balancesOf(1)).toEqual(openingBalances());
});
