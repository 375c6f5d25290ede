/** What the examination of a webhook receiver is made of. */
import type { Examined, Message } from './receiver-messages.js';

/**
 * What a receiver owes a message: `accepted` is a 2xx; `refused` a 4xx; `kept_out` anything but a 2xx, though a server error is
 * warned of; `any` is only noted.
 */
export type Expectation = 'accepted' | 'refused' | 'kept_out' | 'any';

export interface Step {
  message: Message;
  expect: Expectation;
}

/** One row of the battery. */
export interface Case {
  id: string;
  /** What a receiver does that passes. */
  title: string;
  steps(examined: Examined): Step[];
  /** All steps at the same time; else one after the other. */
  parallel?: boolean;
  /** What it means in production when the check fails. */
  means: string;
  fix: string;
  /** `noted` counts as a failure only when everything was asked for; `asked` is sent only then. */
  graded?: 'noted' | 'asked';
  /** Only this envelope can show it. */
  envelope?: 'form1';
}

/** What came back. */
export type Answer =
  | { kind: 'answered'; status: number; location?: string | undefined; duration_ms: number }
  | { kind: 'failed'; error: string; duration_ms: number };

/** Sends one message and waits as long as it is told; handed in, because audit does not touch the network. */
export type Send = (message: Message, timeout_ms: number) => Promise<Answer>;

export type Verdict = 'pass' | 'fail' | 'warn' | 'note';

/** One line of the report card. */
export interface Line {
  id: string;
  title: string;
  verdict: Verdict;
  /** What was seen. */
  detail: string;
  means: string;
  fix: string;
  duration_ms: number;
}

/** `unreachable` says in one line why there was nothing to examine. */
export interface ReportCard {
  url: string;
  profile: string;
  lines: Line[];
  unreachable: string | null;
}
