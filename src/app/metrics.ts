/** Calls of merchants, counted as they are answered. */
import type { ControlSchema } from '../contract/types.js';
import type { JournalEntry } from '../domain/records.js';

/** Upper bounds of the classes that durations are sorted into, in milliseconds. */
const WITHIN_MS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 5_000];

type Counted = ControlSchema<'Metrics'>['calls'];
type Answers = Counted['answers'][number];

export class CallCounts {
  private readonly answers = new Map<string, Answers>();
  private readonly within = WITHIN_MS.map(() => 0);
  private count = 0;
  private sum_ms = 0;

  add({ operation_id: operation, status: code, duration_ms }: JournalEntry): void {
    // Where no answer came the connection was cut on purpose.
    const status = code === 0 ? 'cut' : (`${Math.floor(code / 100)}xx` as Answers['status']);
    const name = `${operation} ${status}`;
    const answers = this.answers.get(name) ?? { operation, status, count: 0 };
    this.answers.set(name, answers);
    answers.count += 1;
    this.count += 1;
    this.sum_ms += duration_ms;
    const at = WITHIN_MS.findIndex((most_ms) => duration_ms <= most_ms);
    if (at !== -1) this.within[at] = (this.within[at] ?? 0) + 1;
  }

  /** Each class of durations counts those of the classes before it, as Prometheus has it. */
  read(): Counted {
    let so_far = 0;
    const buckets = WITHIN_MS.map((most_ms, i) => {
      so_far += this.within[i] ?? 0;
      return { le_seconds: most_ms / 1_000, count: so_far };
    });
    return { answers: [...this.answers.values()], buckets, count: this.count, sum_seconds: this.sum_ms / 1_000 };
  }
}
