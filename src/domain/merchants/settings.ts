/**
 * The settings of a merchant's profile (docs/service.md#settings), as one table: name, allowed values (the first is the
 * default) and meaning. Flags, environment, configuration file, control API and code all read this table.
 */

interface Setting {
  default: unknown;
  meaning: string;
  /** What is allowed, as the rule of an error and in words. */
  rule: string;
  words: string;
  /** Reads one value; undefined when it is not allowed. Numbers and flags may be texts (docs/service.md#settings). */
  read(value: unknown): unknown;
}

const choice = <const V extends readonly [string, ...string[]]>(values: V, meaning: string) => ({
  ...({ kind: 'choice', values, meaning } as const),
  default: values[0],
  rule: `in:${values.join(',')}`,
  words: values.join(', '),
  read(value: unknown): V[number] | undefined {
    const text = typeof value === 'number' ? String(value) : value;
    return values.find((each) => each === text);
  },
});

const flag = (fallback: boolean, meaning: string) => ({
  ...({ kind: 'flag', default: fallback, meaning } as const),
  ...{ rule: 'in:true,false', words: 'true, false' },
  read(value: unknown): boolean | undefined {
    if (value === true || value === 'true') return true;
    return value === false || value === 'false' ? false : undefined;
  },
});

/** How a number may be written where it comes as text: no exponent, no hexadecimal. */
const DECIMAL = /^-?\d+(\.\d+)?$/;

const number = (fallback: number, min: number, max: number, unit: string, meaning: string, whole = false) => ({
  ...({ kind: 'number', default: fallback, min, max, unit, meaning, whole } as const),
  rule: `${whole ? 'integer,' : ''}min:${min},max:${max} ${unit}`,
  words: `${min} to ${max}${whole ? ' whole' : ''} ${unit}`,
  read(value: unknown): number | undefined {
    const n = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
    if (typeof n !== 'number' || !Number.isFinite(n) || n < min || n > max) return undefined;
    return whole && !Number.isInteger(n) ? undefined : n;
  },
});
const wholeSeconds = (fallback: number, min: number, max: number, meaning: string) =>
  number(fallback, min, max, 'seconds', meaning, true);

const MAX_ATTEMPTS = 100;
const MAX_DELAY_SECONDS = 2_592_000;

/** A schedule that has a name, or a list of delays. */
const schedule = <const V extends readonly [string, ...string[]]>(values: V, meaning: string) => ({
  ...({ kind: 'schedule', values, meaning } as const),
  default: values[0],
  rule: `in:${values.join(',')}, or a list of delays in seconds`,
  words: `${values.join(', ')}, or a list of delays in seconds such as 0,5,60`,
  read(value: unknown): V[number] | number[] | undefined {
    const named = values.find((each) => each === value);
    if (named !== undefined) return named;
    const parts = typeof value === 'string' ? value.split(',') : undefined;
    const list = parts?.map((part) => (DECIMAL.test(part.trim()) ? Number(part) : Number.NaN)) ?? value;
    if (!Array.isArray(list) || list.length === 0 || list.length > MAX_ATTEMPTS) return undefined;
    const fits = list.every((n) => typeof n === 'number' && Number.isFinite(n) && n >= 0 && n <= MAX_DELAY_SECONDS);
    return fits ? [...list] : undefined;
  },
});

/** A text that may be empty: the merchant has none then. */
const text = (pattern: RegExp, most: number, rule: string, wanted: string, meaning: string) => ({
  ...({ kind: 'text', default: '', pattern, most, rule, wanted, meaning } as const),
  words: `${wanted}, or nothing`,
  read: (value: unknown): string | undefined =>
    typeof value === 'string' && [...value].length <= most && pattern.test(value) ? value : undefined,
});

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
  expire_while_confirming: flag(false, 'whether a fully detected payment can still expire'),
  retry_schedule: schedule(
    ['standard', 'fast', 'none'],
    'webhook retries: a named schedule, or a list of delays in seconds',
  ),
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
} as const satisfies Record<string, Setting>;

type Table = typeof SETTINGS;
export type SettingName = keyof Table;
/** A complete profile: every setting with a value. */
export type Settings = { -readonly [K in SettingName]: NonNullable<ReturnType<Table[K]['read']>> };

/** Whether the value of a setting is a picture. */
export const isPicture = (name: SettingName): boolean => name === 'brand_logo';

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];
/** Texts may be missing, as in exports of earlier versions: the merchant has none then. */
export const OPTIONAL_SETTINGS = SETTING_NAMES.filter((name) => SETTINGS[name].kind === 'text');

/** The profile that applies where nobody chose anything. */
export const defaultSettings = (): Settings =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name].default])) as unknown as Settings;

/** The same settings, with those that may be missing. */
export const withOptional = (settings: Settings): Settings =>
  OPTIONAL_SETTINGS.every((name) => Object.hasOwn(settings, name)) ? settings : { ...defaultSettings(), ...settings };

/** One issue in a profile: which setting, what was given, what is allowed. */
interface SettingIssue {
  setting: string;
  value: unknown;
  rule: string;
  message: string;
}

const LONGEST_REPEATED = 200;

/** A value as a message repeats it: of a picture its beginning says enough. */
function shortly(value: unknown): string {
  const written = JSON.stringify(value) ?? String(value);
  return written.length > LONGEST_REPEATED ? `${written.slice(0, LONGEST_REPEATED)}…` : written;
}

/**
 * Lays `input` over `base`. All issues are reported together, and nothing is applied when there is one.
 * @returns the new profile, or the issues
 */
export function readSettings(
  input: Readonly<Record<string, unknown>>,
  base: Settings,
): { settings: Settings; issues: [] } | { settings: null; issues: SettingIssue[] } {
  const settings: Record<string, unknown> = { ...base };
  const issues: SettingIssue[] = [];
  for (const [setting, value] of Object.entries(input)) {
    const row: Setting | undefined = Object.hasOwn(SETTINGS, setting) ? SETTINGS[setting as SettingName] : undefined;
    const read = row?.read(value);
    if (read !== undefined) settings[setting] = read;
    else if (row !== undefined) {
      const message = `${setting} cannot be ${shortly(value)}; allowed: ${row.words}.`;
      issues.push({ setting, value, rule: row.rule, message });
    } else {
      const message = `There is no setting "${setting}"; the settings are ${SETTING_NAMES.join(', ')}.`;
      issues.push({ setting, value, rule: `in:${SETTING_NAMES.join(',')}`, message });
    }
  }
  return issues.length > 0 ? { settings: null, issues } : { settings: settings as Settings, issues: [] };
}
