/**
 * The settings of a merchant's profile (docs/service.md#settings), as one table: name, allowed values (the first is the
 * default) and meaning. Flags, environment, configuration file, control API and code all read this table.
 */

type Rule =
  | { kind: 'choice'; values: readonly string[]; meaning: string }
  | { kind: 'flag'; default: boolean; meaning: string }
  | { kind: 'number'; default: number; min: number; max: number; unit: string; meaning: string; whole?: true }
  | { kind: 'schedule'; values: readonly string[]; meaning: string }
  | { kind: 'text'; pattern: RegExp; most: number; wanted: string; rule: string; meaning: string };

const choice = <const V extends readonly string[]>(values: V, meaning: string) =>
  ({ kind: 'choice', values, meaning }) as const;
const number = (fallback: number, min: number, max: number, unit: string, meaning: string) =>
  ({ kind: 'number', default: fallback, min, max, unit, meaning }) as const;
const wholeSeconds = (fallback: number, min: number, max: number, meaning: string) =>
  ({ ...number(fallback, min, max, 'seconds', meaning), whole: true }) as const;

/** A text that may be empty: the merchant has none then. */
const text = (pattern: RegExp, most: number, rule: string, wanted: string, meaning: string) =>
  ({ kind: 'text', pattern, most, rule, wanted, meaning }) as const;

/** By the bytes that each kind of picture begins with; an SVG by what may stand at its beginning. */
const PICTURE =
  /^(data:image[/](png;base64,iVBORw0KGgo|jpeg;base64,[/]9j[/]|webp;base64,UklGR[A-Za-z0-9+/]{6}XRUJQ|svg\+xml;base64,(77u[/])?(PHN2Z|PD94|PCE))[A-Za-z0-9+/]*={0,2})?$/;

export const SETTINGS = {
  auth: choice(['any', 'bearer', 'signed', 'key'], 'credentials in force: any of the three, or variant A, B or C'),
  auth_error_body: choice(['error', 'status'], 'body of a 401: the error object, or {status, message}'),
  error_codes: choice(['endpoint', 'catalog', 'overview'], 'error-code set: variant 1, 2 or 3'),
  error_details: choice(['object', 'string'], 'details as {parameter, value, rule} or as plain text'),
  semantic_status: choice(
    ['400', '422'],
    'status of a value that satisfies the schema and breaks a rule of the business',
  ),
  rate_limit: choice(['off', '1', '2', '3'], 'rate-limit variant; off counts and shows headers, never refuses'),
  envelope: choice(['form1', 'form2'], 'webhook envelope'),
  events: choice(['extended', 'named'], 'event types: all, or only those that the description names'),
  signature_encoding: choice(['hex', 'base64'], 'encoding of Service-Signature'),
  signed_window: wholeSeconds(300, 1, 86_400, 'validity window of X-API-Timestamp, both directions'),
  payment_expiry: wholeSeconds(900, 1, 2_592_000, 'expiry of a payment request when expires_at is omitted'),
  late_payment: choice(['record', 'accept', 'refund'], 'what a payment after expiry does'),
  underpayment: choice(['wait', 'accept', 'fail'], 'what a partial payment does when the time is up'),
  expire_while_confirming: {
    kind: 'flag',
    default: false,
    meaning: 'whether a fully detected payment can still expire',
  },
  retry_schedule: {
    kind: 'schedule',
    values: ['standard', 'fast', 'none'],
    meaning: 'webhook retries: a named schedule, or a list of delays in seconds',
  },
  webhook_timeout: number(15, 0.05, 300, 'seconds', 'delivery time-out, in real time'),
  payout_amounts: choice(
    ['crypto', 'fiat'],
    "amount of a payout's transaction: the payout's own, or its value in display_currency",
  ),
  webhook_json: choice(
    ['js', 'plain', 'fixed', 'php', 'indented'],
    'how the sender prints JSON: the same data, other bytes',
  ),
  idempotency_store: choice(['executed', 'success', 'all'], 'which results are replayed'),
  payout_progress: choice(
    ['auto', 'manual'],
    "payouts advance by themselves on the merchant's clock, or only when told",
  ),
  invoice_items: choice(['accept', 'enforce'], 'whether amount must equal the sum of quantity × unit_price'),
  timestamps: choice(['seconds', 'milliseconds'], 'precision of timestamps'),
  fee_percent: number(1, 0, 100, 'percent', 'payment service fee, taken from the credited amount'),
  business_name: text(
    /^(\S(.*\S)?)?$/,
    100,
    'format:business_name',
    'a name of at most 100 characters',
    'name of the merchant, in the account and on its pages; empty, the one that the account was made with',
  ),
  brand_color: text(
    /^(#[0-9A-Fa-f]{6})?$/,
    7,
    'format:color',
    'a color such as #0b645c',
    "color of checkout, invoice and payment link; empty, the sandbox's own",
  ),
  brand_logo: text(
    PICTURE,
    44_000,
    'format:picture',
    'a PNG, JPEG, WebP or SVG of at most 32 kB as a data URL, such as data:image/png;base64,iVBORw0KGgo…',
    'logo on checkout, invoice and payment link; empty, the initial of the name',
  ),
} as const satisfies Record<string, Rule>;

type Table = typeof SETTINGS;
type Value<R> = R extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : R extends { kind: 'flag' }
    ? boolean
    : R extends { kind: 'number' }
      ? number
      : R extends { kind: 'schedule'; values: readonly (infer V)[] }
        ? V | number[]
        : R extends { kind: 'text' }
          ? string
          : never;

export type SettingName = keyof Table;
/** A complete profile: every setting with a value. */
export type Settings = { -readonly [K in SettingName]: Value<Table[K]> };

/** Whether the value of a setting is a picture. */
export const isPicture = (name: SettingName): boolean => name === 'brand_logo';

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];
/** Texts may be missing, as in exports of earlier versions: the merchant has none then. */
export const OPTIONAL_SETTINGS = SETTING_NAMES.filter((name) => SETTINGS[name].kind === 'text');

function defaultOf(rule: Rule): unknown {
  if (rule.kind === 'text') return '';
  return rule.kind === 'flag' || rule.kind === 'number' ? rule.default : rule.values[0];
}

/** The profile that applies where nobody chose anything. */
export const defaultSettings = (): Settings =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, defaultOf(SETTINGS[name])])) as unknown as Settings;

/** The same settings, with those that may be missing. */
export const withOptional = (settings: Settings): Settings =>
  OPTIONAL_SETTINGS.every((name) => Object.hasOwn(settings, name)) ? settings : { ...defaultSettings(), ...settings };

/** One fault in a profile: which setting, what was given, what is allowed. */
export interface SettingFault {
  setting: string;
  value: unknown;
  rule: string;
  message: string;
}

const LONGEST_REPEATED = 200;
const MAX_ATTEMPTS = 100;
const MAX_DELAY_SECONDS = 2_592_000;
/** How a number may be written where it comes as text: no exponent, no hexadecimal. */
const DECIMAL = /^-?\d+(\.\d+)?$/;

function readSchedule(value: unknown, values: readonly string[]): string | number[] | undefined {
  if (typeof value === 'string' && values.includes(value)) return value;
  const list =
    typeof value === 'string'
      ? value.split(',').map((part) => (DECIMAL.test(part.trim()) ? Number(part) : Number.NaN))
      : value;
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_ATTEMPTS) return undefined;
  const fits = list.every((n) => typeof n === 'number' && Number.isFinite(n) && n >= 0 && n <= MAX_DELAY_SECONDS);
  return fits ? [...list] : undefined;
}

/** Reads one value; undefined when it is not allowed. Numbers and flags may be strings (docs/service.md#settings). */
function readValue(rule: Rule, value: unknown): unknown {
  if (rule.kind === 'choice') {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && rule.values.includes(text) ? text : undefined;
  }
  if (rule.kind === 'flag') {
    if (value === true || value === 'true') return true;
    return value === false || value === 'false' ? false : undefined;
  }
  if (rule.kind === 'schedule') return readSchedule(value, rule.values);
  if (rule.kind === 'text') {
    return typeof value === 'string' && [...value].length <= rule.most && rule.pattern.test(value) ? value : undefined;
  }
  const n = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
  if (typeof n !== 'number' || !Number.isFinite(n) || n < rule.min || n > rule.max) return undefined;
  return rule.whole === true && !Number.isInteger(n) ? undefined : n;
}

/** The allowed values of a setting in the words of an error rule. */
export function allowedValues(name: SettingName): string {
  const rule: Rule = SETTINGS[name];
  if (rule.kind === 'flag') return 'in:true,false';
  if (rule.kind === 'number')
    return `${rule.whole === true ? 'integer,' : ''}min:${rule.min},max:${rule.max} ${rule.unit}`;
  if (rule.kind === 'schedule') return `in:${rule.values.join(',')}, or a list of delays in seconds`;
  if (rule.kind === 'text') return rule.rule;
  return `in:${rule.values.join(',')}`;
}

/** The same for people: `wait, accept, fail`. */
function allowedWords(name: SettingName): string {
  const rule: Rule = SETTINGS[name];
  if (rule.kind === 'text') return `${rule.wanted}, or nothing`;
  if (rule.kind === 'flag') return 'true, false';
  if (rule.kind === 'number') return `${rule.min} to ${rule.max}${rule.whole === true ? ' whole' : ''} ${rule.unit}`;
  const list = rule.values.join(', ');
  return rule.kind === 'schedule' ? `${list}, or a list of delays in seconds such as 0,5,60` : list;
}

/** A value as a message repeats it: of a picture its beginning says enough. */
function shortly(value: unknown): string {
  const written = JSON.stringify(value) ?? String(value);
  return written.length > LONGEST_REPEATED ? `${written.slice(0, LONGEST_REPEATED)}…` : written;
}

/**
 * Lays `input` over `base`. All faults are reported together, and nothing is applied when there is one.
 * @returns the new profile, or the faults
 */
export function readSettings(
  input: Readonly<Record<string, unknown>>,
  base: Settings,
): { settings: Settings; faults: [] } | { settings: null; faults: SettingFault[] } {
  const settings: Record<string, unknown> = { ...base };
  const faults: SettingFault[] = [];
  for (const [setting, value] of Object.entries(input)) {
    if (!Object.hasOwn(SETTINGS, setting)) {
      const rule = `in:${SETTING_NAMES.join(',')}`;
      faults.push({
        setting,
        value,
        rule,
        message: `There is no setting "${setting}"; the settings are ${SETTING_NAMES.join(', ')}.`,
      });
      continue;
    }
    const name = setting as SettingName;
    const rule: Rule = SETTINGS[name];
    const read = readValue(rule, value);
    if (read === undefined) {
      faults.push({
        setting,
        value,
        rule: allowedValues(name),
        message: `${setting} cannot be ${shortly(value)}; allowed: ${allowedWords(name)}.`,
      });
    } else {
      settings[name] = read;
    }
  }
  return faults.length > 0 ? { settings: null, faults } : { settings: settings as Settings, faults: [] };
}
