/** Long bodies: read piece by piece they are what they are when they are read at once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ParsedBody, parseJsonBody, parseLongJsonBody, type ReadBody } from '../../src/contract/index.js';
import { readJsonInPieces } from '../../src/contract/json-body.js';
import { type JsonRead, readJson } from '../../src/contract/json-scan.js';

const PIECE = 64 * 1024;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function run<T>(work: Generator<undefined, T>): { read: T; pieces: number } {
  let pieces = 1;
  for (let step = work.next(); ; step = work.next(), pieces += 1) {
    if (step.done === true) return { read: step.value, pieces };
  }
}

const inPieces = (text: string | Uint8Array, anyDigits = false): { read: ReadBody; pieces: number } =>
  run(parseLongJsonBody(typeof text === 'string' ? bytes(text) : text, 'application/json', anyDigits));

const atOnce = (text: string): ParsedBody => parseJsonBody(bytes(text), 'application/json');

/** Longer than a piece, so that whatever it stands in is read member by member. */
const LONG = JSON.stringify('x'.repeat(PIECE));
const MANY = JSON.stringify(Array.from({ length: 20_000 }, (_, i) => ({ id: `pay_${i}`, i })));

/** Reads a text in pieces of a few characters, which come one by one, as if it were a long one. */
const inSmallPieces = (text: string): JsonRead => run(readJsonInPieces(text[Symbol.iterator](), false, 6)).read;

const spaced = fc
  .tuple(fc.jsonValue({ maxDepth: 5 }), fc.nat(3))
  .map(([value, space]) => JSON.stringify(value, null, space));

describe('P4: a long body', () => {
  test('is the same value as when it is read at once', () => {
    fc.assert(
      fc.property(spaced, (text) => {
        const read = inSmallPieces(text);
        expect(read).toEqual(readJson(text));
        expect(JSON.stringify(read)).toBe(JSON.stringify(readJson(text)));
      }),
      { numRuns: 1_000 },
    );
  });

  test('that was damaged anywhere is no more and no less JSON than when it is read at once', () => {
    const put = fc.constantFrom('', ',', ',,', '{', '}', '[', ']', '"', '\\', '1', ' ', ':', 'null', '"a":1,');
    fc.assert(
      fc.property(spaced, fc.nat(), put, fc.nat(2), (text, place, word, dropped) => {
        const at = place % (text.length + 1);
        const damaged = text.slice(0, at) + word + text.slice(at + dropped);
        expect(inSmallPieces(damaged), damaged).toEqual(readJson(damaged));
      }),
      { numRuns: 3_000 },
    );
  });

  test.each([
    [`[${LONG},]`],
    [`[ , ${LONG}]`],
    [`[${LONG} ${LONG}]`],
    [`{"a":${LONG},}`],
    [`{"a":${LONG}]`],
    [`{"a" ${LONG}}`],
    [`{${LONG}}`],
    [`[${MANY}`],
    [`[${MANY}}`],
    [`${LONG}1`],
    [LONG.slice(0, -1)],
    [`[${'1,'.repeat(PIECE)}]`],
    [`[${' '.repeat(PIECE)},${LONG}]`],
  ])('no JSON is rejected (%#)', (text) => {
    expect(atOnce(text)).toMatchObject({ ok: false, violation: { parameter: 'body', rule: 'json' } });
    expect(inPieces(text).read).toEqual(atOnce(text));
  });

  test.each([
    ['a name that stands twice, far apart', `{"a":1,"b":${LONG},"a":2}`],
    ['a name that stands twice, the second time long', `{"a":1,"b":${MANY},"a":${LONG}}`],
    ['a name that stands twice within', `{"b":${MANY},"c":[{"d":1},{"e":${LONG},"d":[{"f":1,"f":2}]}]}`],
    ['__proto__', `{"b":${LONG},"__proto__":{"x":1}}`],
    ['a long __proto__', `{"__proto__":${LONG}}`],
    ['a number that is not exact', `{"b":[${LONG},${MANY},{"c":[0,1.00000000000000001]}]}`],
    ['too many levels', `{"a":${LONG},"b":${'['.repeat(64)}${']'.repeat(64)}}`],
    ['too many levels of long members', `${'['.repeat(65)}${LONG}${']'.repeat(65)}`],
  ])('with %s is rejected, and the place is named', (_what, text) => {
    expect(atOnce(text).ok).toBe(false);
    expect(inPieces(text).read).toEqual(atOnce(text));
  });

  test('may have numbers of any digits where that is asked for', () => {
    expect(inPieces(`[${LONG},1.00000000000000001]`, true).read).toMatchObject({ ok: true });
    expect(inPieces(`[${LONG},1e999]`, true).read).toMatchObject({ ok: false, violation: { rule: 'numeric' } });
  });

  test('in invalid UTF-8, or with a character that two pieces share, is read as at once', () => {
    const text = JSON.stringify(`${'x'.repeat(256 * 1024 - 2)}€😀`);
    expect(inPieces(text).read).toMatchObject({ ok: true, value: JSON.parse(text) });
    const cut = bytes(text).slice(0, 256 * 1024 + 1);
    expect(inPieces(cut).read).toEqual(parseJsonBody(cut, 'application/json'));
  });

  test('lets others work in between, however it is nested', () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => ({ id: `pay_${i}`, amount: '100' }));
    const text = JSON.stringify({ payments: rows });
    expect(inPieces(text).pieces).toBeGreaterThan(text.length / PIECE);
    const nested = `${'['.repeat(60)}${MANY}${']'.repeat(60)}`;
    expect(inPieces(nested).pieces).toBeGreaterThan(MANY.length / PIECE);
    expect(inPieces(`[${'1,'.repeat(1_000_000)}]`).pieces).toBeGreaterThan(30);
  });
});
