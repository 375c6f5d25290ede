/** What goes wrong on the way to a receiver, in words. */

/** An error whose message is for the merchant as it stands: a rejection by the address policy, a time-out, a cut on purpose. */
export class Explained extends Error {}

/** What network errors mean, for those who do not know them by code. */
const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there (connection refused)',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name could not be resolved',
  ECONNRESET: 'the connection was closed before the answer was complete',
  EPIPE: 'the connection was closed before the request was sent',
  ETIMEDOUT: 'no connection could be made',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  EPROTO: 'it does not speak TLS (is it http instead of https?)',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its TLS certificate is self-signed; add it to NODE_EXTRA_CA_CERTS, or use http',
  SELF_SIGNED_CERT_IN_CHAIN: 'its TLS certificate is self-signed; add it to NODE_EXTRA_CA_CERTS, or use http',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its TLS certificate has an unknown issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its TLS certificate has an unknown issuer',
  CERT_HAS_EXPIRED: 'its TLS certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its TLS certificate is for another host',
};

/** Why there is no answer, for the merchant to read. */
export function explain(url: string, error: NodeJS.ErrnoException): string {
  if (error instanceof Explained) return error.message;
  const code = error.code ?? '';
  // What the system says of a call beside its code is the address, which is not for everybody who reads this.
  const said = error.syscall === undefined ? error.message : `${error.syscall} failed`;
  const cause = code.startsWith('HPE_') ? 'the answer is not valid HTTP' : (CAUSES[code] ?? said);
  const host = URL.canParse(url) ? new URL(url).host : url;
  return `No answer from ${host}: ${cause}${code === '' ? '' : ` [${code}]`}.`;
}
