/** What a screen shows: read when it opens, and again whenever something changes that it shows. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type PathsWith, Rejected, type Reply, read, Unreachable } from './control.js';
import { announceChange, gathered, noteRead, onChange } from './live.js';
import { chosen } from './merchant.js';

/** What came of reading. What was read before stays while it is read again. */
export interface Data<T> {
  value: T | undefined;
  /** Why there is nothing newer; undefined when there is. */
  failure: Error | undefined;
  reload(): void;
}

const ABOUT_ALL = new Set(['*', 'clock']);

/**
 * Reads with `load`, and again after changes of the given kinds of records, or of any.
 * @param key what it depends on; another one reads anew and forgets what was read
 */
export function useData<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  kinds: readonly string[] | 'all',
): Data<T> {
  const whole = `${key} ${JSON.stringify(chosen.value)}`;
  const [state, setState] = useState<{ key: string; value?: T; failure?: Error }>({ key: whole });
  const latest = useRef(load);
  latest.current = load;
  const again = useRef(() => {});
  useEffect(() => {
    const life = new AbortController();
    let reading = false;
    let stale = false;
    const read = async (): Promise<void> => {
      // What happens while it is read is read once more afterwards, and never twice at the same time.
      if (reading) {
        stale = true;
        return;
      }
      reading = true;
      try {
        const value = await latest.current(life.signal);
        noteRead();
        if (!life.signal.aborted) setState({ key: whole, value });
      } catch (thrown) {
        const failure = asError(thrown);
        if (!life.signal.aborted)
          setState((before) => ({ ...(before.key === whole ? before : { key: whole }), failure }));
      }
      reading = false;
      if (stale && !life.signal.aborted) {
        stale = false;
        soon.ask();
      }
    };
    const soon = gathered(() => void read());
    const unlisten = onChange(({ kind }) => {
      if (kinds === 'all' || ABOUT_ALL.has(kind) || kinds.includes(kind)) soon.ask();
    });
    again.current = () => void read();
    void read();
    return () => {
      life.abort();
      soon.cancel();
      unlisten();
    };
  }, [whole]);
  const own = state.key === whole ? state : undefined;
  return { value: own?.value, failure: own?.failure, reload: () => again.current() };
}

/** Reads a path of the control API, as `useData` does. */
export const useRead = <P extends PathsWith<'get'>>(
  path: P,
  kinds: readonly string[] | 'all',
  options: Parameters<typeof read<P>>[1] = {},
): Data<Reply<P, 'get'>> =>
  useData(JSON.stringify([path, options]), (signal) => read(path, { ...options, signal }), kinds);

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Unlike reading, what was asked to be done does not go on by itself. */
const UNANSWERED =
  'The sandbox did not answer, so this may not have been done. When it is back, look, and do it again if need be.';

/** Runs what changes something, one at a time, and has every screen read again afterwards. */
export function useAction<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) {
  const [state, setState] = useState<{ busy: boolean; failure?: Error }>({ busy: false });
  const busy = useRef(false);
  const run = async (...args: Args): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setState({ busy: true });
    let failure: Error | undefined;
    try {
      await act(...args);
      announceChange({ kind: '*' });
    } catch (thrown) {
      failure = thrown instanceof Unreachable ? new Unreachable(UNANSWERED) : asError(thrown);
    }
    busy.current = false;
    setState({ busy: false, failure });
    return failure === undefined;
  };
  /** `failure` is why it was rejected the last time, until it is tried again. */
  return { run, ...state };
}

/** What is wrong with one field, where the rejection names it. */
export function issueOf(failure: Error | undefined, parameter: string): string | undefined {
  if (!(failure instanceof Rejected)) return undefined;
  const { problem } = failure;
  if (problem.parameter === parameter) return problem.detail;
  return problem.errors?.find((error) => error.parameter === parameter)?.message;
}

/** Whether there is no such record: nobody has it, or nothing can be called so. */
export function isUnknown(failure: Error | undefined): boolean {
  if (!(failure instanceof Rejected)) return false;
  const { status, parameter } = failure.problem;
  return status === 404 || (status === 400 && (parameter === 'id' || parameter === 'name'));
}

/** Whether what was asked for is rejected as it is, so that asking again changes nothing. */
export const isRejectedAsAsked = (failure: Error | undefined): boolean =>
  failure instanceof Rejected && failure.problem.status === 400;
