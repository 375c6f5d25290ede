/** Bounds of what is taken from a connection; documented in docs/configuration.md. */
export interface ServerLimits {
  /** Request line and headers together, and the same again for the trailers of a body in chunks. */
  header_bytes: number;
  /** From the start of a request, or of a connection, to the end of the headers. */
  headers_ms: number;
  /** From the start of a request to the end of its body. */
  request_ms: number;
  /** From the first byte of a connection to the end of the TLS handshake. */
  handshake_ms: number;
  /** From the head of a stranger's request to the end of its body; longer by one look for each KiB that has come. */
  body_ms: number;
  /** A connection without a request is kept for so long. */
  idle_ms: number;
  /** A connection whose client has read nothing of what is written to it is kept for so long. */
  unread_ms: number;
  /** How often the bounds of time are looked at. */
  looked_at_ms: number;
  /** Open connections. For one more, the one is closed that is missed least: see `Connections`. */
  connections: number;
  /** Requests that a connection sends ahead of the answers; more are read when these are answered. */
  ahead: number;
  /** The same on all connections together; beyond it, a connection that has more than `ahead` is closed. */
  ahead_in_all: number;
}

export const SERVER_LIMITS: ServerLimits = {
  header_bytes: 16 * 1024,
  headers_ms: 15_000,
  request_ms: 30_000,
  handshake_ms: 10_000,
  body_ms: 10_000,
  idle_ms: 65_000,
  unread_ms: 30_000,
  looked_at_ms: 1_000,
  connections: 2_048,
  ahead: 100,
  ahead_in_all: 1_024,
};
