/**
 * One merchant, one object: its data file is in the object's SQLite, what is due later is the object's alarm, and whoever calls it waits
 * for the disk by the runtime's own gate. An object that was made for nobody writes nothing.
 */
import { DurableObject } from 'cloudflare:workers';
import type { SandboxFetch } from '../fetch/fetch.js';
import { Cut } from '../fetch/response.js';
import { register } from '../page/disk.js';
import { perHour, publicUrl } from './bounds.js';
import { MERCHANTS, notAllowed, problem, RENEW, rejectForeign, unknownKey } from './rejections.js';
import { routeOfPath } from './routes.js';
import { openRows } from './rows.js';
import type { About, Answered, MerchantStub } from './runtime.js';

/** A sandbox that answers. */
export interface Opened {
  fetch: SandboxFetch;
  /** The instant at which it wants to be woken; null where nothing will happen by itself. */
  nextDue(): number | null;
  /** Does what is due. @returns whether a merchant is left */
  wake(): Promise<boolean>;
  /** Lets the merchant of a key last as long as a new one. @returns when it ends, null where it does not; undefined for a key of nobody */
  renew(key: string): number | null | undefined;
  close(): void;
}

/** What a sandbox is started with. */
export interface StartOptions extends About {
  /** The name of its data file. */
  file: string;
  /** What keeps a merchant; null where none is kept. */
  claim_code: string | null;
  /** Codes that may be given for it in an hour. */
  per_hour: number;
  /** Told when something has changed. */
  changed(): void;
}

/** A merchant is made in less. */
const UNFINISHED_MS = 60_000;

export abstract class MerchantObject extends DurableObject implements MerchantStub {
  private box: Promise<Opened | undefined> | undefined;
  /** For when the alarm is set. */
  private armed_ms: number | undefined;
  /** Held here, because it is found by its name only as long as somebody has it. */
  private disk: ReturnType<typeof openRows> | undefined;

  /** Starts the sandbox. */
  protected abstract start(options: StartOptions): Promise<Opened>;

  /** Where it is; undefined where nobody has made it. */
  private about(): About | undefined {
    const { sql } = this.ctx.storage;
    if ([...sql.exec("SELECT 1 AS found FROM sqlite_master WHERE name = 'about'")].length === 0) return undefined;
    const [row] = sql.exec('SELECT route, url FROM about');
    if (row === undefined) return undefined;
    // Where a service says where it is, all of its merchants are there, also those that were made elsewhere.
    return { route: String(row.route), url: publicUrl(this.env, String(row.url)) };
  }

  private open(): Promise<Opened | undefined> {
    this.box ??= this.ctx.blockConcurrencyWhile(async () => {
      const about = this.about();
      if (about === undefined) {
        this.box = undefined;
        return undefined;
      }
      const file = `the change log of ${about.route}`;
      this.disk = openRows(this.ctx.storage.sql);
      register(file, this.disk);
      let box: Opened | undefined;
      box = await this.start({
        ...about,
        file,
        claim_code: this.env.CLAIM_CODE || null,
        per_hour: perHour(this.env),
        changed: () => void (box && this.arm(box)),
      });
      return box;
    });
    return this.box;
  }

  /** Makes a merchant, as the control API does. */
  async create(about: About, body: Uint8Array<ArrayBuffer>, type: string | null): Promise<Answered> {
    const { sql } = this.ctx.storage;
    sql.exec('CREATE TABLE about (route TEXT NOT NULL, url TEXT NOT NULL)');
    sql.exec('INSERT INTO about (route, url) VALUES (?, ?)', about.route, about.url);
    // Where this breaks off, the alarm finds that no merchant is there, and clears what was written.
    await this.ctx.storage.setAlarm(Date.now() + UNFINISHED_MS);
    const box = (await this.open()) as Opened;
    const headers = new Headers(type === null ? [] : [['content-type', type]]);
    const answer = await box.fetch(MERCHANTS, { method: 'POST', headers, body });
    const answered = { status: answer.status, headers: [...answer.headers], body: await answer.text() } as Answered;
    if (answer.ok) await this.arm(box);
    else await this.drop(box);
    return answered;
  }

  async fetch(request: Request): Promise<Response> {
    const box = await this.open();
    const { pathname } = new URL(request.url);
    const { path } = routeOfPath(pathname, this.env.SECRET) ?? { path: pathname };
    if (box === undefined) return unknownKey(path);
    try {
      if (path === RENEW) return renewed(request, box);
      // One object is one merchant, and what its holder forks of it.
      if (path === MERCHANTS && request.method === 'POST') {
        return problem(403, 'permission_denied', `POST ${MERCHANTS} without a route or a key makes a merchant.`);
      }
      return await box.fetch(request);
    } catch (error) {
      // What is thrown here would be answered by the runtime; a body that fails ends the connection.
      if (error instanceof Cut) return new Response(new ReadableStream({ pull: (body) => body.error(error) }));
      throw error;
    } finally {
      await this.arm(box);
    }
  }

  async alarm(): Promise<void> {
    this.armed_ms = undefined;
    const box = await this.open();
    if (box === undefined) return;
    let isLeft = true;
    try {
      isLeft = await box.wake();
    } finally {
      if (isLeft) await this.arm(box);
    }
    if (!isLeft) await this.drop(box);
  }

  /** Sets the alarm, unless it wakes the object early enough. */
  private async arm(box: Opened): Promise<void> {
    const at_ms = box.nextDue();
    if (at_ms === null || (this.armed_ms !== undefined && this.armed_ms <= at_ms)) return;
    this.armed_ms = at_ms;
    await this.ctx.storage.setAlarm(at_ms);
  }

  /** Nothing is left of it. */
  private async drop(box: Opened): Promise<void> {
    box.close();
    this.box = undefined;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}

/** Answers the holder of a key who wants more time. */
function renewed(request: Request, box: Opened): Response {
  const foreign = rejectForeign(request);
  if (foreign !== undefined) return foreign;
  if (request.method !== 'POST') return notAllowed('POST');
  const key = /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const ends_at_ms = box.renew(key ?? request.headers.get('x-api-key') ?? '');
  if (ends_at_ms === undefined) return unknownKey(RENEW);
  return Response.json({ ends_at: ends_at_ms === null ? null : new Date(ends_at_ms).toISOString() });
}
