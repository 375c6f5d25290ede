/** What the client needs of the machine that it runs on: Node or a browser. */
export interface Machine {
  /** Sends one request and follows nothing. Rejects when there is no answer. */
  fetch(request: Request): Promise<Response>;
  /** Resolves after so many milliseconds; rejects with the signal's reason when that is aborted before. */
  sleep(duration_ms: number, signal?: AbortSignal): Promise<void>;
  /** Chance for jitter: at least 0, less than 1. */
  random(): number;
  /** The time in milliseconds since 1970. */
  now(): number;
  /** An Idempotency-Key that nobody has made before. */
  newKey(): string;
  /** Runs something after so many milliseconds, unless the function that it returns is called before. */
  after(delay_ms: number, run: () => void): () => void;
  /** Answers the milliseconds since it was made, on a clock that nobody sets. */
  stopwatch(): () => number;
}
