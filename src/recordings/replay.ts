/** Plays a recording against a sandbox: the same calls, at the same times, after the same things happened. */
import { kindOf } from '../domain/ids.js';
import { Comparison } from './compare.js';
import { jsonOf } from './har.js';
import { Ids, recordsIn } from './ids.js';
import { decoded, isMoved, type MovedKind, moveTo, refundIn, type ServiceCall, type ServiceCalls } from './service.js';

/** Whose call it is, as far as a recording without its secrets can tell. */
interface Credential {
  scheme: 'bearer' | 'key' | 'signed' | 'any';
  /** `unknown`: one that nobody has. `reader`: one that may not write. */
  of: 'merchant' | 'reader' | 'unknown';
}

/** A call as the sandbox is to be asked it. */
export interface StagedCall {
  method: string;
  /** Below the base URL, with its query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  /** null: it is sent without any. */
  credential: Credential | null;
}

/** A sandbox of a replay's own. */
export interface Stage {
  call(call: StagedCall): Promise<{ status: number; headers: Readonly<Record<string, string>>; text: string }>;
  /** Lets time pass until then. */
  moveTo(at_ms: number): Promise<void>;
  /** The state of a record. */
  stateOf(kind: MovedKind, id: string): Promise<string>;
  /** Does something to a record, where its state allows it. */
  act(kind: MovedKind, verb: string, id: string, input: object): Promise<void>;
}

/** What came of it. */
export type Replayed = Awaited<ReturnType<typeof replay>>;

/** Headers that are of the connection, or of the credential that the recording hides. */
const NOT_SENT =
  /^(?:host|connection|keep-alive|content-length|transfer-encoding|accept-encoding|te|expect|cookie|authorization|x-api-(?:key|timestamp|signature)|origin|referer|sec-.*|proxy-.*)$/;
/** For documentation (RFC 5737): nobody is there, and no webhook is sent to it. */
const NOBODY = '192.0.2.1';

/** The credential that stands for a recorded one, which was masked: the answer says what it was worth. */
function credentialFor({ request: { headers }, status }: ServiceCall): Credential | null {
  const signed = 'x-api-signature' in headers;
  const scheme = signed ? 'signed' : 'authorization' in headers ? 'bearer' : 'x-api-key' in headers ? 'key' : 'any';
  if (status === 401) return scheme === 'any' ? null : { scheme: 'bearer', of: 'unknown' };
  // Browsers leave credentials out of what they save.
  return { scheme, of: status === 403 ? 'reader' : 'merchant' };
}

/** A path with the ids of the sandbox, and the first id in it that nothing stands for. */
function pathFor({ path, url, operation, parameters }: ServiceCall, ids: Ids) {
  const query = new URLSearchParams(url.search);
  const named = [...parameters, ...query.values()].filter((value) => kindOf(value) !== undefined);
  const unknown = (operation === undefined ? named : [...parameters, ...named]).find(
    (id) => ids.ownOf(id) === undefined,
  );
  const ownOf = (part: string, written = part): string => {
    const id = ids.ownOf(decoded(written));
    return id === undefined ? part : encodeURIComponent(id);
  };
  const segments = path.split('/').map((segment) => ownOf(segment));
  const search = url.search.replace(/(?<==)[^&]+/g, (value) => ownOf(value, value.replaceAll('+', ' ')));
  return { path: segments.join('/') + search, unknown };
}

/** A body with the ids of the sandbox; endpoints are moved to where nobody is, and masked secrets are long enough. */
function bodyFor({ request, path }: ServiceCall, ids: Ids): string | undefined {
  const body = jsonOf(request);
  if (typeof body !== 'object' || body === null) return request.text;
  const own = ids.translate(body) as Record<string, unknown>;
  if (path.startsWith('/webhooks') && typeof own.url === 'string' && URL.canParse(own.url)) {
    own.url = Object.assign(new URL(own.url), { hostname: NOBODY, port: '' }).href;
  }
  if (typeof own.secret === 'string' && own.secret.startsWith('****')) own.secret = 'whsec_not_in_the_recording';
  const text = JSON.stringify(own);
  // What the sandbox rejects may lie in how it was written.
  return text === JSON.stringify(body) ? request.text : text;
}

/** Brings about what the recording shows to have happened before it answered. */
async function catchUp(stage: Stage, shown: unknown, ids: Ids): Promise<void> {
  for (const record of recordsIn(shown).reverse()) {
    const own = ids.ownOf(record.id);
    const refund = refundIn(record);
    const refunded = refund && ids.ownOf(refund.payment_id);
    if (refund !== undefined && refunded !== undefined && own === undefined) {
      await stage.act('payment', 'refund', refunded, refund.input);
    }
    const kind = own === undefined ? undefined : kindOf(own);
    if (own === undefined || !isMoved(kind) || typeof record.status !== 'string') continue;
    const move = moveTo(kind, record);
    if (move !== undefined && (await stage.stateOf(kind, own)) !== record.status)
      await stage.act(kind, move.verb, own, move.input);
  }
}

/** What an operation is called that the contract does not have. */
const unknownOperation = ({ method, path }: ServiceCall): string =>
  `${method} ${path.replaceAll(/[^/]*\d[^/]*/g, '{id}')}`;

/** What a body is sent with by no client that knows the protocol well. */
const BODILESS = /^(?:GET|HEAD)$/;

/** Makes every call of a recording, in order, and compares what is answered. */
export async function replay({ calls }: ServiceCalls, stage: Stage) {
  const ids = new Ids();
  const comparison = new Comparison();
  /** How many calls were not compared, by why. */
  const left_out = new Map<string, number>();
  const leaveOut = (why: string): void => void left_out.set(why, (left_out.get(why) ?? 0) + 1);
  let compared = 0;
  for (const call of calls) {
    const { path, unknown } = pathFor(call, ids);
    if (unknown !== undefined && call.status < 400) {
      leaveOut(`about ${unknown}, which the recording does not make`);
      continue;
    }
    await stage.moveTo(call.at_ms);
    const shown = jsonOf(call.answer);
    await catchUp(stage, shown, ids);
    const headers = Object.entries(call.request.headers).filter(([name]) => !NOT_SENT.test(name));
    const here = await stage
      .call({
        method: call.method,
        path,
        headers: Object.fromEntries(headers),
        body: BODILESS.test(call.method) ? undefined : bodyFor(call, ids),
        credential: credentialFor(call),
      })
      .catch((error: unknown) => {
        if (error instanceof TypeError) return undefined;
        throw error;
      });
    if (here === undefined) {
      leaveOut(`that no client can send again, such as ${call.method} ${call.path}`);
      continue;
    }
    if (here.status === call.status) ids.learn(shown, jsonOf(here));
    const operation = call.operation?.operationId ?? unknownOperation(call);
    const recorded = { status: call.status, ...call.answer };
    if (comparison.add({ index: call.index, operation, recorded, here }, ids)) compared += 1;
    else
      leaveOut(
        `of ${operation} whose answer ${call.status} has no whole JSON body in the recording: body not compared`,
      );
  }
  return { compared, left_out, differences: comparison.differences() };
}
