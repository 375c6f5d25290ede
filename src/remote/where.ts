/** Where a sandbox is, and why it cannot be reached. */

/** The origin of a sandbox whose base URL is given, with or without its version; undefined for what is none. */
export function originOf(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  const plain =
    url !== undefined && /^\/((v1|_sandbox)\/?)?$/.test(url.pathname) && url.search === '' && url.hash === '';
  return plain ? url.origin : undefined;
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name is unknown',
  TimeoutError: 'it did not answer in time',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak HTTPS',
};

/**
 * Why there was no answer. A port with TLS cuts whoever speaks plain HTTP to it, and says no more.
 * @param code the system's or the TLS library's word for why
 */
export function whyNot(code: string, message: string, url: string): string {
  const why = UNREACHABLE[code] ?? message;
  const cut = code === 'ECONNRESET' || code === 'UND_ERR_SOCKET';
  return cut && url.startsWith('http:') ? `${why}; if it was started with --tls, its URL begins with https://` : why;
}

/** The command that starts a sandbox at a URL. */
export function startCommand(url: string): string {
  const { port } = new URL(url);
  return port === '4020' || port === '' ? 'tenderbox start' : `tenderbox start --port ${port}`;
}
