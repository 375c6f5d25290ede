/** What a transport takes back: all that the program says of a response. */

/** How a reply goes wrong on its way, on purpose. */
export type ReplyFault =
  | { readonly kind: 'reset' }
  | { readonly kind: 'truncate'; readonly bytes: number }
  | { readonly kind: 'drip'; readonly bytes_per_second: number };

/** An open reply that is written message by message. */
export interface EventStream {
  /** Writes a piece of text. Nothing happens once it has ended. Who does not read is cut: what waits for them would only grow. */
  write(text: string): void;
  /** Ends it after what was written. */
  end(): void;
  /** Resolves when it is over, whoever ended it. */
  readonly closed: Promise<void>;
}

/** A body that does not end by itself: server-sent events. */
export interface Events {
  /** Called with the open stream, once its head is on its way. */
  follow(stream: EventStream): void;
  /** A client that has so many bytes still to take is cut. */
  readonly most_waiting_bytes: number;
}

export type ReplyBody = string | readonly Uint8Array[] | Events;

export interface ReplyOptions {
  /** A long body is compressed for whoever can read that: for what browsers wait for on slow lines, and no call of the merchant API does. */
  readonly compress?: boolean;
  readonly fault?: ReplyFault;
}

const PLAIN: ReplyOptions = {};

/** No browser may take a reply for anything but its content type. */
export const NO_SNIFFING = { 'x-content-type-options': 'nosniff' } as const;

/** A class, so that the runner can tell a reply from whatever else a step returns. */
export class Reply {
  /** @param headers beside those that every reply has: its length, and that its type is not to be guessed */
  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly body: ReplyBody = '',
    readonly options: ReplyOptions = PLAIN,
  ) {}

  /** The same with more headers. */
  with(headers: Readonly<Record<string, string>>): Reply {
    return new Reply(this.status, { ...this.headers, ...headers }, this.body, this.options);
  }
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

export const isEvents = (body: ReplyBody): body is Events => typeof body === 'object' && 'follow' in body;
