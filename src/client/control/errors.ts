/** How calls to a running sandbox fail: rejected by it, or without an answer. */
import type { ControlOperationId, ControlSchema } from '../../contract/types.js';

/** The problem document of the control API, as it came. */
export type Problem = ControlSchema<'Problem'>;

/** The sandbox rejected a call. The message says what, why, and what would be possible. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;
  /** For programs; undefined where the status says it all. */
  readonly code: string | undefined;
  /** The field, parameter or header that is wrong. */
  readonly parameter: string | undefined;

  constructor(
    /** The operation of the control contract, such as `payPayment`. */
    readonly operationId: ControlOperationId,
    readonly problem: Problem,
  ) {
    super(`${operationId} was ${problemText(problem.status, problem)}`);
    this.status = problem.status;
    this.code = problem.code;
    this.parameter = problem.parameter;
  }
}

/** There is no sandbox at the URL, or it does not answer. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** @param url where it should be */
  constructor(
    message: string,
    readonly url: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** What else may answer at a URL has problems of its own kind: its `errors`, say, are no list. */
const listIn = <T>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : []);

/** What Node rejects before a sandbox reads it has no problem document: an address longer than it takes. */
export const TOO_LONG: Problem = {
  type: 'about:blank',
  title: 'Request Header Fields Too Large',
  status: 431,
  detail: 'An id or another text in the address is longer than a sandbox reads.',
};

/** A problem of the control API as one line: why, every further issue, what would be possible. */
export function problemText(status: number, problem: Partial<Problem>): string {
  const detail = String(problem.detail ?? problem.title ?? 'the sandbox gives no reason');
  const allowed = listIn(problem.allowed);
  const messages = listIn(problem.errors).map((error) => error?.message);
  const more = messages.filter((message) => typeof message === 'string' && !detail.includes(message));
  const possible =
    allowed.length > 0 && !detail.includes(allowed.join(', ')) ? [`Possible: ${allowed.join(', ')}.`] : [];
  return [`refused (${status}): ${detail}`, ...more, ...possible].join(' ');
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name is unknown',
  TimeoutError: 'it did not answer in time',
  'bad port': 'fetch never calls this port, which belongs to another protocol',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak HTTPS; if it was started without --tls, its URL begins with http://',
};

/**
 * Why there was no answer. A port with TLS cuts whoever speaks plain HTTP to it, and says no more.
 * @param code the system's or the TLS library's word for why
 */
export function whyNot(code: string, message: string, url: string): string {
  // Node 20 has no word of its own for an answer in plain text, and a message of two lines.
  const word = message.includes('wrong version number') ? 'ERR_SSL_WRONG_VERSION_NUMBER' : code;
  const why = UNREACHABLE[word] ?? UNREACHABLE[message] ?? message;
  const cut = code === 'ECONNRESET' || code === 'UND_ERR_SOCKET';
  return cut && url.startsWith('http:') ? `${why}; if it was started with --tls, its URL begins with https://` : why;
}

/** The command that starts a sandbox at a URL. @param message why nobody answered there: at a port that is never called none would help */
export function startCommand(url: string, message: string): string {
  const { port } = new URL(url);
  const usual = port === '4020' || port === '' || message === 'bad port';
  return usual ? 'tenderbox start' : `tenderbox start --port ${port}`;
}
