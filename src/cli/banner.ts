/** What a sandbox says when it is ready. */
import { aligned } from './print.js';

/** What the banner tells of a running sandbox. */
export interface BannerFacts {
  version: string;
  /** The base URL, with /v1. */
  url: string;
  control_url: string;
  /** The profile's name, or the path of its file. */
  profile: string;
  /** Null where nothing follows from it, because strangers share the sandbox. */
  seed: number | null;
  clock: { mode: 'real' | 'frozen' | 'scaled'; now: string; speed: number };
  /** Credentials of the merchant `default`. */
  keys: readonly { label: string; api_key: string | null; public_key: string; secret_key: string; revoked: boolean }[];
  /** Pages and other addresses, by what they are called. */
  pages?: Readonly<Record<string, string>>;
  /** Where the webhooks of the merchant `default` go from the start. */
  webhook?: string | null;
  /** Where the state is kept. */
  data_file?: string | null;
}

/** In the place of an API key that only its owner has: the data file holds its digest. */
const SHOWN_ONCE = '(shown once)';

/** The line that scripts wait for. */
export const readyLine = (facts: BannerFacts): string => `Tenderbox is ready on ${facts.url}`;

function clockText({ mode, now, speed }: BannerFacts['clock']): string {
  if (mode === 'frozen') return `frozen at ${now} (tenderbox advance 15m moves it)`;
  return mode === 'scaled' ? `${speed} times as fast, from ${now}` : `real, ${now}`;
}

/**
 * The banner for people, without the ready line.
 * @param config_file the file that options came from
 */
export function bannerLines(facts: BannerFacts, config_file: string | null = null): string[] {
  const rows = [
    ['Base URL', facts.url],
    ...Object.entries(facts.pages ?? {}),
    ['Contract', `${facts.url}/openapi.json`],
    ['Control API', facts.control_url],
    ['Profile', facts.profile],
    ['Clock', clockText(facts.clock)],
    ...(facts.seed === null ? [] : [['Seed', `${facts.seed} (--seed ${facts.seed} repeats this run)`]]),
    ...(facts.webhook ? [['Webhooks', facts.webhook]] : []),
    ...(facts.data_file ? [['State', facts.data_file]] : []),
    ...(config_file === null ? [] : [['Configuration', config_file]]),
  ];
  const keys = facts.keys.map(({ label, api_key, public_key, secret_key, revoked }) => [
    label,
    api_key ?? SHOWN_ONCE,
    public_key,
    revoked ? `${secret_key} (always 401)` : secret_key,
  ]);
  const header = ['Key', 'Bearer or X-API-Key', 'signed: public key', 'signed: secret key'];
  const indent = (lines: string[]): string[] => lines.map((line) => `  ${line}`);
  return [`Tenderbox ${facts.version}`, '', ...indent(aligned(rows)), '', ...indent(aligned([header, ...keys])), ''];
}
