/** What the running sandbox says: one line per public call and per notice, for people or for programs. */
import { hostTime } from './time.js';

type LogStyle = 'pretty' | 'json' | 'silent';

/** One public call, as the log shows it. The query string stays out: people put secrets there. */
interface LoggedCall {
  method: string;
  path: string;
  status: number;
  duration_ms: number;
  /** The error code of a rejected call. */
  code?: string;
  merchant?: string;
  request_id?: string;
}

export interface Log {
  /** Absent where nobody reads it. */
  call?(call: LoggedCall): void;
  /** Something worth knowing, with its particulars for programs. */
  info(event: string, message: string, particulars?: Readonly<Record<string, unknown>>): void;
  warn(event: string, message: string, particulars?: Readonly<Record<string, unknown>>): void;
  error(event: string, message: string, particulars?: Readonly<Record<string, unknown>>): void;
}

type Level = 'info' | 'warn' | 'error';

/** What a terminal would act on instead of showing it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

/** A text from outside, safe to show on a terminal, on one line. */
export function printable(text: string): string {
  return text.replace(CONTROLS, '\ufffd');
}

const clockTime = (at_ms: number): string => new Date(at_ms).toISOString().slice(11, 23);
const rounded = (duration_ms: number): number => Math.round(duration_ms * 100) / 100;

function prettyCall(call: LoggedCall, at_ms: number): string {
  const method = printable(call.method).padEnd(6);
  const code = call.code === undefined ? '' : `  ${printable(call.code)}`;
  return `${clockTime(at_ms)} ${method} ${printable(call.path)} ${call.status} ${rounded(call.duration_ms)} ms${code}`;
}

/** A log that writes each line with `write`. */
export function createLog(style: LogStyle, write: (line: string) => void, now: () => number = hostTime): Log {
  if (style === 'silent') return { info() {}, warn() {}, error() {} };
  if (style === 'json') {
    const line = (level: Level, event: string, rest: object): void =>
      write(JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...rest }));
    const note = (level: Level) => (event: string, message: string, particulars?: object) =>
      line(level, event, { message, ...particulars });
    return {
      call: (call) => line('info', 'call', { ...call, duration_ms: rounded(call.duration_ms) }),
      info: note('info'),
      warn: note('warn'),
      error: note('error'),
    };
  }
  const note = (prefix: string) => (_event: string, message: string) =>
    write(`${clockTime(now())} ${prefix}${printable(message)}`);
  return {
    call: (call) => write(prettyCall(call, now())),
    info: note(''),
    warn: note('warning: '),
    error: note('error: '),
  };
}
