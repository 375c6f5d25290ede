/** What is done, said when it is. */
import { say } from '../kit/toasts.js';

/** Waits for what was asked for, and says that it was done. */
export async function saying<T>(done: string, asked: Promise<T>): Promise<T> {
  const answer = await asked;
  say(done);
  return answer;
}
