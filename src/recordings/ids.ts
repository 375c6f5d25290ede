/** Which record of the sandbox stands for which one of a recording. */

import { kindOf } from '../domain/ids.js';
import { isObject } from '../domain/state/state-checks.js';

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

/** A long word with digits in it, such as an address, a hash or a token, that is no time and no URL. */
const OPAQUE = /^(?=.*\d)(?!\d{4}-\d\d-\d\d)[\w.~+=-]{16,}$/;

const isName = (member: string, value: string): boolean =>
  /(?:^|_)id$/.test(member) || kindOf(value) !== undefined || OPAQUE.test(value);

/** Ids, addresses, hashes and tokens of a recording, each with that of the sandbox. */
export class Ids {
  private readonly own = new Map<string, string>();
  private readonly taken = new Set<string>();

  /** The id of the sandbox's own record; undefined for one that nothing stands for. */
  ownOf(id: string): string | undefined {
    return this.own.get(id);
  }

  /** Learns from two answers to the same call which name stands for which. */
  learn(recorded: Json, here: Json, member = ''): void {
    if (typeof recorded === 'string' && typeof here === 'string') {
      if (!isName(member, recorded) || this.own.has(recorded) || this.taken.has(here)) return;
      this.own.set(recorded, here);
      this.taken.add(here);
    } else if (Array.isArray(recorded) && Array.isArray(here)) {
      for (const [theirs, ours] of this.pairs(recorded, here)) this.learn(theirs, ours, member);
    } else if (isObject(recorded) && isObject(here)) {
      for (const [name, value] of Object.entries(recorded)) this.learn(value, here[name], name);
    }
  }

  /**
   * The entries of two lists that are about the same. Records are paired by what stands for them; both lists may have others, from
   * before the recording.
   */
  pairs(recorded: readonly Json[], here: readonly Json[]): [Json, Json][] {
    const idOf = (value: Json): string | undefined =>
      isObject(value) && typeof value.id === 'string' ? value.id : undefined;
    const known = recorded.flatMap((theirs): [Json, Json][] => {
      const own = this.own.get(idOf(theirs) ?? '');
      const ours = own === undefined ? undefined : here.find((each) => idOf(each) === own);
      return ours === undefined ? [] : [[theirs, ours]];
    });
    const [others, left] = [
      recorded.filter((theirs) => !this.own.has(idOf(theirs) ?? '')),
      here.filter((ours) => !this.taken.has(idOf(ours) ?? '')),
    ];
    // As many unknown ones on either side came of the same, such as the transactions of a payment.
    const fresh = others.length === left.length ? others.map((theirs, i): [Json, Json] => [theirs, left[i]]) : [];
    return [...known, ...fresh];
  }

  /** A value of the recording with the sandbox's own names in it. */
  translate(value: Json): Json {
    if (typeof value === 'string') return this.own.get(value) ?? value;
    if (Array.isArray(value)) return value.map((each) => this.translate(each));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.translate(each)]));
  }
}

/** Every object in a value that has an id, the outer ones first. */
export function recordsIn(value: Json): (Fields & { id: string })[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (!isObject(value)) return [];
  const own = typeof value.id === 'string' ? [value as Fields & { id: string }] : [];
  return [...own, ...Object.values(value).flatMap(recordsIn)];
}
