/** A text, or the environment variable that holds it where the snippet runs. */
export type Value = string | { readonly variable: string };

/** A text that may be put together: `[{ variable: 'TENDERBOX_URL' }, '/payments']`. */
export type Text = Value | readonly Value[];

/** The ways to authenticate (docs/service.md#authentication): Bearer, X-API-Key, or a signed request. */
export type Scheme = 'bearer' | 'key' | 'signed';

/** What a call authenticates with. A signed request is signed by the snippet, when it runs. */
export type Credentials =
  | { readonly scheme: 'bearer'; readonly key: Value }
  | { readonly scheme: 'key'; readonly key: Value }
  | { readonly scheme: 'signed'; readonly publicKey: Value; readonly secretKey: Value };

/** A call that a snippet makes. */
export interface SnippetRequest {
  readonly method: string;
  /** The whole address, with its query string. */
  readonly url: Text;
  /** Headers besides those of the credentials; a body without a Content-Type is sent as JSON. */
  readonly headers?: Readonly<Record<string, Text>>;
  /** The body as it is sent, byte for byte, so that numbers keep the form in which they are written. */
  readonly body?: string;
  /** None are sent where none are given. */
  readonly credentials?: Credentials;
}
