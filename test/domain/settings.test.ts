/** Profiles: what is accepted, what is refused, and that all issues are reported at once. */
import { describe, expect, it } from 'vitest';
import { defaultSettings, readSettings, SETTING_NAMES, SETTINGS } from '../../src/domain/merchants/settings.js';

const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';
const read = (input: Record<string, unknown>) => readSettings(input, defaultSettings());

describe('The default profile', () => {
  it('is the first value of each row of the decisions', () => {
    expect(defaultSettings()).toEqual({
      auth: 'any',
      auth_error_body: 'error',
      error_codes: 'endpoint',
      error_details: 'object',
      semantic_status: '400',
      rate_limit: 'off',
      envelope: 'form1',
      events: 'extended',
      signature_encoding: 'hex',
      signed_window: 300,
      payment_expiry: 900,
      late_payment: 'record',
      underpayment: 'wait',
      expire_while_confirming: false,
      retry_schedule: 'standard',
      webhook_timeout: 15,
      payout_amounts: 'crypto',
      webhook_json: 'js',
      idempotency_store: 'executed',
      payout_progress: 'auto',
      invoice_items: 'accept',
      timestamps: 'seconds',
      fee_percent: 1,
      business_name: '',
      brand_color: '',
      brand_logo: '',
    });
  });

  it('reads itself', () => {
    expect(read({ ...defaultSettings() })).toEqual({ settings: defaultSettings(), issues: [] });
  });
});

describe('A setting', () => {
  it.each([
    ['rate_limit', '3', '3'],
    ['rate_limit', 3, '3'],
    ['rate_limit', 'off', 'off'],
    ['late_payment', 'refund', 'refund'],
    ['underpayment', 'fail', 'fail'],
    ['expire_while_confirming', true, true],
    ['expire_while_confirming', 'true', true],
    ['expire_while_confirming', 'false', false],
    ['signed_window', 60, 60],
    ['signed_window', '60', 60],
    ['webhook_timeout', '0.05', 0.05],
    ['fee_percent', 0, 0],
    ['fee_percent', '2.5', 2.5],
    ['retry_schedule', 'fast', 'fast'],
    ['retry_schedule', [0, 1, 2.5], [0, 1, 2.5]],
    ['retry_schedule', '0,1, 2.5', [0, 1, 2.5]],
    ['retry_schedule', '5', [5]],
    ['timestamps', 'milliseconds', 'milliseconds'],
    ['webhook_json', 'php', 'php'],
    ['idempotency_store', 'all', 'all'],
    ['fee_percent', 100, 100],
    ['signed_window', 86_400, 86_400],
    ['retry_schedule', [2_592_000], [2_592_000]],
    ['retry_schedule', Array(100).fill(1), Array(100).fill(1)],
    ['business_name', 'Books & Söhne', 'Books & Söhne'],
    ['brand_color', '#8A1c4a', '#8A1c4a'],
    ['brand_logo', PNG, PNG],
    ['brand_logo', 'data:image/jpeg;base64,/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['brand_logo', 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4', 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4'],
    ['brand_logo', 'data:image/svg+xml;base64,PHN2Zz4=', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['brand_logo', 'data:image/svg+xml;base64,77u/PHN2Zz4=', 'data:image/svg+xml;base64,77u/PHN2Zz4='],
    ['brand_logo', '', ''],
  ])('%s accepts %j', (name, value, expected) => {
    expect(read({ [name]: value }).settings).toEqual({ ...defaultSettings(), [name]: expected });
  });

  it.each([
    ['rate_limit', 4],
    ['rate_limit', null],
    ['late_payment', 'Record'],
    ['late_payment', ''],
    ['expire_while_confirming', 1],
    ['expire_while_confirming', 'yes'],
    ['signed_window', 0],
    ['signed_window', '0x10'],
    ['signed_window', '1e2'],
    ['signed_window', 1.5],
    ['payment_expiry', '60.5'],
    ['signed_window', ' 60'],
    ['signed_window', ''],
    ['signed_window', true],
    ['signed_window', Number.NaN],
    ['payment_expiry', 2_592_001],
    ['payment_expiry', -1],
    ['webhook_timeout', 0.01],
    ['fee_percent', 100.1],
    ['fee_percent', -0.1],
    ['retry_schedule', []],
    ['retry_schedule', ''],
    ['retry_schedule', '1,,2'],
    ['retry_schedule', '0x10'],
    ['retry_schedule', '1e3'],
    ['retry_schedule', [-1]],
    ['retry_schedule', ['1']],
    ['retry_schedule', [Number.POSITIVE_INFINITY]],
    ['retry_schedule', [2_592_001]],
    ['retry_schedule', Array.from({ length: 101 }, () => 1)],
    ['retry_schedule', 'slow'],
    ['retry_schedule', { 0: 1 }],
    ['business_name', ' Books'],
    ['business_name', 'a\nb'],
    ['business_name', 'x'.repeat(101)],
    ['brand_color', 'red'],
    ['brand_color', '#fff'],
    ['brand_color', '#8a1c4a;'],
    ['brand_color', null],
    ['brand_logo', 'logo.png'],
    ['brand_logo', 'https://shop.example/logo.png'],
    ['brand_logo', 'data:text/html;base64,PHN2Zz4='],
    ['brand_logo', 'data:image/png;base64,PHN2Zz4='],
    ['brand_logo', 'data:image/svg+xml,<svg onload="alert(1)"/>'],
  ])('%s rejects %j', (name, value) => {
    const { settings, issues } = read({ [name]: value });
    expect(settings).toBeNull();
    expect(issues).toEqual([expect.objectContaining({ setting: name, value, message: expect.stringContaining(name) })]);
  });

  it.each(['late payment', 'Auth', '', '__proto__', 'constructor', 'toString'])('%j does not exist', (name) => {
    const { issues } = read(Object.fromEntries([[name, 'any']]));
    expect(issues).toEqual([expect.objectContaining({ setting: name, rule: `in:${SETTING_NAMES.join(',')}` })]);
  });
});

describe('Whoever gives a wrong value is told what is allowed', () => {
  const ALLOWED = [
    ['late_payment', 'in:record,accept,refund', 'record, accept, refund'],
    ['expire_while_confirming', 'in:true,false', 'true, false'],
    ['signed_window', 'integer,min:1,max:86400 seconds', '1 to 86400 whole seconds'],
    ['fee_percent', 'min:0,max:100 percent', '0 to 100 percent'],
    [
      'retry_schedule',
      'in:standard,fast,none, or a list of delays in seconds',
      'standard, fast, none, or a list of delays in seconds such as 0,5,60',
    ],
    ['brand_color', 'format:color', 'a color such as #0b645c, or nothing'],
  ] as const;
  it.each(ALLOWED)('of %s: %s', (name, rule, words) => {
    expect(SETTINGS[name].rule).toBe(rule);
    expect(read({ [name]: 'x' }).issues).toEqual([
      { setting: name, value: 'x', rule, message: `${name} cannot be "x"; allowed: ${words}.` },
    ]);
  });

  it('and of a picture that is too large its beginning', () => {
    const [issue] = read({ brand_logo: PNG.padEnd(44_001, 'A') }).issues;
    expect(issue?.message).toMatch(
      /^brand_logo cannot be "data:image\/png;.{150,200}…; allowed: a PNG, JPEG, WebP or SVG of at most 32 kB/,
    );
  });

  it('and of a setting that does not exist, which ones do', () => {
    const [issue] = read({ colour: 1 }).issues;
    expect(issue?.message).toBe(`There is no setting "colour"; the settings are ${SETTING_NAMES.join(', ')}.`);
  });
});

describe('A profile', () => {
  it('reports all its issues at once and applies nothing', () => {
    const base = defaultSettings();
    const { settings, issues } = readSettings(
      { fee_percent: 5, nonsense: 1, late_payment: 'no', signed_window: 'x' },
      base,
    );
    expect(settings).toBeNull();
    expect(issues.map(({ setting }) => setting)).toEqual(['nonsense', 'late_payment', 'signed_window']);
    expect(base).toEqual(defaultSettings());
  });

  it('is laid over another', () => {
    const base = { ...defaultSettings(), fee_percent: 3 };
    expect(readSettings({ timestamps: 'milliseconds' }, base).settings).toEqual({
      ...base,
      timestamps: 'milliseconds',
    });
  });

  it('keeps no hold of a list that it was given', () => {
    const delays = [1, 2];
    const { settings } = read({ retry_schedule: delays });
    delays.push(3);
    expect(settings?.retry_schedule).toEqual([1, 2]);
  });
});
