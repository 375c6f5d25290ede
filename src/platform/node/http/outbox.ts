/**
 * Answers that are ready in the same turn of the event loop leave together at its end. The first one wakes the reader at the
 * other end, which costs more than sending it; while that one is awake the next ones cost little. No answer waits for
 * more than what was under way when it became ready.
 */
import type { ServerResponse } from 'node:http';

/** More are not kept back: by then the reader has work of its own. */
const TOGETHER = 16;

/**
 * How a text is written. One that has as many bytes as characters is the same in both, and as `latin1` Node neither counts its
 * bytes once more nor looks at each character.
 */
export type TextEncoding = 'latin1' | 'utf8';

/** An answer that waits for the end of the turn. */
interface Ready {
  res: ServerResponse;
  body: string | Uint8Array | undefined;
  encoding: TextEncoding;
}

export interface Outbox {
  /** Ends an answer whose head is written, with this body, when the turn ends. */
  put(res: ServerResponse, body: string | Uint8Array | undefined, encoding: TextEncoding): void;
}

/**
 * Ends an answer with one text for head and body. `end` with a body adds an empty text behind it, and what is more than one text
 * takes the kernel's other way of writing, with lists of its own.
 */
function endAtOnce({ res, body, encoding }: Ready): void {
  const { socket } = res;
  if (socket === null || body === undefined) {
    res.end(body);
    return;
  }
  // A socket that is held back already is not held back anew by `write` until the next turn.
  socket.cork();
  res.write(body, encoding);
  socket.uncork();
  res.end();
}

/** @param atTurnEnd calls back when what is under way in this turn of the event loop is done */
export function createOutbox(atTurnEnd: (act: () => void) => void): Outbox {
  let waiting: Ready[] = [];
  const send = (): void => {
    const answers = waiting;
    waiting = [];
    for (const answer of answers) endAtOnce(answer);
  };
  return {
    put(res, body, encoding) {
      waiting.push({ res, body, encoding });
      if (waiting.length === 1) atTurnEnd(send);
      else if (waiting.length === TOGETHER) send();
    },
  };
}
