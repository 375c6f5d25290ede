/** Sandboxes from code: `createTenderbox`. */

import { ScenarioFailure } from '../app/library.js';
import { startTenderbox, type Tenderbox } from '../app/start.js';
import { type Config, readConfig } from '../config/config.js';
import { wordsOfCode } from '../config/sources.js';
import { Rejected, webOrigin } from '../config/values.js';
import { loadControlContract } from '../contract/index.js';
import type { Settings } from '../domain/merchants/settings.js';
import { interceptFetch, withoutHost } from '../platform/fetch/intercept.js';
import { configFiles, HostFailure } from '../platform/node/files.js';
import type { NodeHandler } from '../platform/node/http/send.js';
import { createLog } from '../platform/node/log.js';
import { launch, processOutput } from '../platform/node/process.js';
import { Merchant } from './box.js';
import { requireOpen } from './home.js';
import { requireOptions, shown } from './input.js';
import { createMerchant, type EitherCase, type NewMerchantOptions } from './merchant.js';

/** The options of `tenderbox start`, each in one of its spellings. */
interface StartOptions extends Partial<Settings> {
  /** 0, the default, takes any free port. With `false` it listens nowhere, and `box.fetch` calls it. */
  port?: number | false;
  host?: string;
  config?: string;
  profile?: string | EitherCase<Partial<Settings>>;
  scenarios?: string[];
  scenario?: string;
  clock?: 'real' | 'frozen';
  now?: string | Date;
  speed?: number;
  seed?: number;
  data?: string;
  durability?: 'process' | 'fsync';
  import?: string;
  webhook?: string;
  webhookSecret?: string;
  publicUrl?: string;
  /** The path that a server of yours has `box.fetch` or `box.handler` below, such as `/sandbox/`, whether or not it takes that off. */
  base?: string;
  deliverTo?: string | string[];
  delay?: number;
  cors?: string[];
  tls?: boolean;
  tlsCert?: string;
  tlsKey?: string;
  controlToken?: string;
  /** Lets anyone create a merchant of their own, over HTTP. */
  public?: boolean;
  publicMerchants?: number;
  /** A duration such as `24h`. */
  publicLifetime?: string;
  publicRate?: number;
  publicRecords?: number;
  /** With `public`: bytes that the records of a merchant may take. Default 16 MiB. */
  publicBytes?: number;
  /** With `public`: calls of the merchant API that a merchant may make in a minute of real time. Default 1000. */
  publicCalls?: number;
  /** With `public`: calls of the control API that a merchant may make in a minute of real time. Default 1000. */
  publicControlCalls?: number;
  /** With `public`: webhooks that a merchant may send in an hour of real time. Default 1000. */
  publicWebhooks?: number;
  /** With `public`: whoever gives it keeps a merchant that would end by itself; 16 characters or more. */
  claimCode?: string;
  /** `silent` unless given. */
  log?: 'pretty' | 'json' | 'silent';
}

/** What a sandbox is started with: the options of `tenderbox start`, in camelCase or snake_case. */
export interface TenderboxOptions extends EitherCase<StartOptions> {}

/** An interceptor of the package undici, as far as it has to know how that dispatches a request. */
export type Interceptor = <Options extends { origin?: string | URL | undefined; headers?: unknown }, Handler>(
  dispatch: (options: Options, handler: Handler) => boolean,
) => (options: Options, handler: Handler) => boolean;

/** @throws Error that says what an origin is */
function readOrigin(call: string, origin: string | URL): string {
  const read = webOrigin(String(origin));
  if (read instanceof Rejected) throw new Error(`${call} takes ${read.allowed}; it was given ${shown(origin)}.`);
  return read;
}

/** A running sandbox; itself the merchant `default`. */
export class Sandbox extends Merchant {
  private readonly interceptions: (() => void)[] = [];

  /** @internal */
  constructor(private readonly running: Tenderbox) {
    super(running, running.engine.worlds.default);
  }

  /** 0 where it listens nowhere. */
  get port(): number {
    return this.running.port;
  }

  get seed(): number {
    return this.running.seed;
  }

  /**
   * Answers within a server of yours: `app.use('/sandbox', box.handler)` of Express and Connect, or `http.createServer(box.handler)`.
   * Mount it before whatever reads bodies. Its pages stand below the path of yours too.
   */
  get handler(): NodeHandler {
    return this.running.inside.handler;
  }

  /**
   * Has the sandbox answer what the global `fetch` asks of an origin, such as that of the real service. All else goes on to the `fetch`
   * that was there before.
   * @returns ends that; `close` does as well
   * @throws Error for what is no origin
   */
  intercept(origin: string | URL): () => void {
    requireOpen(this.running);
    const end = interceptFetch(readOrigin('intercept', origin), this.fetch);
    this.interceptions.push(end);
    return end;
  }

  /**
   * The same for the package undici, whose dispatchers take interceptors: `new Agent().compose(box.interceptor(origin))`. It leads to
   * the port of the sandbox.
   * @throws Error for what is no origin, and where there is no port
   */
  interceptor(origin: string | URL): Interceptor {
    requireOpen(this.running);
    const from = readOrigin('interceptor', origin);
    const to = this.running.origin;
    if (this.port === 0)
      throw new Error(
        'interceptor leads to the port of a sandbox, and this one has none; start it without port: false.',
      );
    return (dispatch) => (options, handler) => {
      if (String(options.origin) !== from) return dispatch(options, handler);
      return dispatch({ ...options, origin: to, headers: withoutHost(options.headers) }, handler);
    };
  }

  /** Another merchant, with a world of its own. Rejects with a line for each issue in the options. */
  createMerchant(options: NewMerchantOptions = {}): Promise<Merchant> {
    return createMerchant(this.running, options);
  }

  /** The state of every merchant, as `--import` reads it; also after `close`. */
  exportState(): object {
    return this.running.exportState();
  }

  /**
   * Answers what is under way, then stops. Methods that do something reject from here on; what was recorded (`deliveries()`,
   * `events()`, `requests()`, `audit()`, `coverage()`) can still be read.
   */
  async close(): Promise<void> {
    try {
      await this.running.close();
    } finally {
      for (const end of this.interceptions) end();
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}

/**
 * Starts a sandbox in this process, on a free port unless `port` says otherwise, silent. Environment variables and tenderbox.yaml do not count here.
 * @throws Error with a line for each issue in the options
 */
export async function createTenderbox(options: TenderboxOptions = {}): Promise<Sandbox> {
  requireOptions('createTenderbox', options);
  const { port = 0 } = options;
  const listens = port !== false;
  const given = { log: 'silent', ...options, port: listens ? port : 0 };
  const result = await readConfig({
    folder: launch().folder,
    options: given,
    ...configFiles,
    named_only: true,
  });
  if (result.config === null) {
    throw new Error(wordsOfCode(result.issues.map(({ where, message }) => `${where}: ${message}`).join('\n')));
  }
  if (!listens && result.config.tls !== null)
    throw new Error('tls: a sandbox with port: false listens nowhere and serves no HTTPS; leave one of the two out.');
  const running = await started(result.config, listens);
  // Its methods are turns of their own: any of them may ask for a scenario, and validates what it is given.
  await Promise.all([running.engine.library.ready(), loadControlContract()]);
  return new Sandbox(running);
}

/** @throws Error that names options where the program would name flags */
async function started(config: Config, listens: boolean): Promise<Tenderbox> {
  try {
    return await startTenderbox(config, { log: createLog(config.log, processOutput().out), listens });
  } catch (error) {
    throw error instanceof HostFailure || error instanceof ScenarioFailure
      ? new Error(wordsOfCode(error.message))
      : error;
  }
}
