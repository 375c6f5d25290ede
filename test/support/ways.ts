/**
 * The same calls, carried otherwise: over HTTP, through `box.fetch`, by a page to the sandbox in it. Sandboxes that are called alike
 * answer alike, but for what is named here.
 */
import { expect } from 'vitest';

/** A call as it is carried. */
export interface CarriedCall {
  method: string;
  /** Path and query, from the root of the sandbox. */
  path: string;
  headers: Record<string, string>;
  /** In base64, because it may be no text; null where there is none. */
  body: string | null;
}

export interface CarriedAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Makes calls one after the other. */
export type Way = (calls: readonly CarriedCall[]) => Promise<CarriedAnswer[]>;

/** All that differs between sandboxes that are called alike. */
const DIFFERING: Readonly<Record<string, RegExp>> = {
  'when it was exported': /"exported_at":"[^"]*"/g,
  'what is measured in real time': /"(?:real_ms|duration_ms|anchor_ms)":[\d.]+/g,
  'the path of a guide, which begins with what the sandbox is mounted below': /"docs":"[^"]*"/g,
  // Those of a webhook have no such member.
  'headers of calls: their order, and what clients set by themselves': /"headers":\{[^{}]*"authorization"[^{}]*\}/g,
};
/** What is said beside the body that a client may act upon. */
const HEADERS = ['content-type', 'content-length', 'x-request-id', 'x-ratelimit-remaining', 'retry-after', 'allow'];

/** An answer without what may differ. */
function common({ status, headers, text }: CarriedAnswer, has_length: boolean): unknown[] {
  const same = Object.values(DIFFERING).reduce((said, pattern) => said.replace(pattern, ''), text);
  const kept = HEADERS.filter((name) => name !== 'content-length' || (has_length && same === text));
  return [status, ...kept.map((name) => `${name}: ${headers[name] ?? ''}`), same];
}

/** Holds what one way has answered against what another one has. */
export function expectAlike(
  calls: readonly CarriedCall[],
  found: readonly CarriedAnswer[],
  wanted: readonly CarriedAnswer[],
): void {
  for (const [index, call] of calls.entries()) {
    const shown = `call ${index}: ${call.method} ${call.path} ${JSON.stringify(call.headers)} ${Buffer.from(call.body ?? '', 'base64')}`;
    const [one, other] = [found[index], wanted[index]] as [CarriedAnswer, CarriedAnswer];
    // The server compresses what is long; nobody else does.
    const has_length = [one, other].every(({ headers }) => headers['content-encoding'] === undefined);
    expect(common(one, has_length), shown).toEqual(common(other, has_length));
  }
}

/** What runs in a page, and here. */
const MAKE_CALLS = `async (ask, base, calls) => {
  const answers = [];
  for (const { method, path, headers, body } of calls) {
    const bytes = body === null ? undefined : Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
    const answer = await ask(base + path, { method, headers, body: bytes });
    answers.push({ status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() });
  }
  return answers;
}`;

/** The way of a `fetch` of Node. @param base where the sandbox is, without a slash at its end */
export const inNode =
  (ask: typeof fetch, base: string): Way =>
  (calls) =>
    new Function(`return ${MAKE_CALLS}`)()(ask, base, calls);

/** The way of a page. @param evaluate runs a script in it @param base the path of the sandbox, without a slash at its end */
export const inPage =
  (evaluate: (script: string) => Promise<unknown>, base: string): Way =>
  async (calls) => {
    const script = `(${MAKE_CALLS})((...of) => fetch(...of), ${JSON.stringify(base)}, ${JSON.stringify(calls)})`;
    return (await evaluate(script)) as CarriedAnswer[];
  };

/** Calls that were made one by one, because each follows from the answers before. */
export class Recording {
  readonly calls: CarriedCall[] = [];
  readonly answers: CarriedAnswer[] = [];

  constructor(private readonly way: Way) {}

  /** Makes a call. @throws what the way throws of a call that it cannot carry, which is not recorded */
  async make(
    method: string,
    path: string,
    body?: string | Uint8Array | null,
    given: Record<string, string> = {},
  ): Promise<CarriedAnswer> {
    const carried = body == null ? null : Buffer.from(body as string).toString('base64');
    const headers = carried === null ? given : { 'content-type': 'application/json', ...given };
    const call = { method, path, headers, body: carried };
    const [answer] = (await this.way([call])) as [CarriedAnswer];
    this.calls.push(call);
    this.answers.push(answer);
    return answer;
  }
}

/** Begins a recording: each sandbox began when it did, and from here on they are one that stands at an instant. */
export async function beginAlike(way: Way, now: string): Promise<Recording> {
  const before = new Recording(way);
  await before.make('PUT', '/_sandbox/clock', JSON.stringify({ mode: 'frozen', now }));
  const { text } = await before.make('GET', '/_sandbox/state');
  const recording = new Recording(way);
  await recording.make('PUT', '/_sandbox/state', text);
  return recording;
}
