/** The ways that are drawn in docs/architecture.md are those of the code: what the code does not say, or does no more, is found. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wayOfCall, wayOfDelivery } from '../../tools/ways.js';

const read = (path: string): string => readFileSync(path, 'utf8');
const API = 'src/merchant/api.ts';

/** The repository with one file that is other than it is. */
const spoilt = (spoiled: string, from: string, to: string) => (path: string) => {
  if (path !== spoiled) return read(path);
  expect(read(path)).toContain(from);
  return read(path).replace(from, to);
};

const labels = (drawn: string): string[] =>
  [...drawn.matchAll(/^[├╞][─═] (\S+(?: → \S+)?)/gm)].map(([, label = '']) => label);

test('a step that is left out, moved or renamed is drawn as it is', () => {
  const before = labels(wayOfCall(read, API));
  const after = labels(wayOfCall(spoilt(API, "  .find('key', authenticateCaller)\n", ''), API));
  expect(after).toEqual(before.filter((label) => label !== 'authenticateCaller → key'));
  expect(before.length).toBeGreaterThan(20);
});

test('a step without a sentence that says what it does is rejected', () => {
  const mute = spoilt('src/merchant/request.ts', '/** Reads query and JSON strictly. @throws Problem */', '');
  expect(() => wayOfCall(mute, API)).toThrow('src/merchant/request.ts: there is no parse with a sentence');
});

test('a stop of a delivery that nothing leads to any more is rejected', () => {
  const astray = spoilt('src/deliveries/dispatcher.ts', 'this.begin(attempt)', 'undefined');
  expect(() => wayOfDelivery(astray)).toThrow('leads to begin');
  expect(labels(wayOfDelivery(read)).length).toBeGreaterThan(6);
});
