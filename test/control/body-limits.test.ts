/** What the control contract allows, a body can carry. */
import { expect, test } from 'vitest';
import { openBox } from '../support/box.js';

const SCENARIO = 'name: long\ndescription: A long one.\non: manual\nsteps:\n  - pay: {}\n';
const LONGEST_YAML = 65_536;

async function put(url: string, method: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds.
  return { status: response.status, body: (await response.json()) as any };
}

test('a scenario may have as many characters as its schema says, however they are escaped', async () => {
  const box = await openBox();
  const padding = `${'#\t'.repeat(1000)}\n`;
  const yaml = (SCENARIO + padding.repeat(40)).slice(0, LONGEST_YAML).padEnd(LONGEST_YAML, '#');
  const taken = await put(`${box.controlUrl}/scenarios/long`, 'PUT', { yaml });
  expect([taken.status, taken.body.detail]).toEqual([201, undefined]);
  const refused = await put(`${box.controlUrl}/scenarios/long`, 'PUT', { yaml: `${yaml}#` });
  expect([refused.status, refused.body.parameter, refused.body.rule]).toEqual([
    400,
    'yaml',
    `max_length:${LONGEST_YAML}`,
  ]);
});

test('a seed may be any whole number that a double holds', async () => {
  const box = await openBox();
  const largest = await put(`${box.controlUrl}/merchants`, 'POST', { seed: Number.MAX_SAFE_INTEGER });
  expect([largest.status, largest.body.seed]).toEqual([201, Number.MAX_SAFE_INTEGER]);
  const beyond = await put(`${box.controlUrl}/merchants`, 'POST', { seed: Number.MAX_SAFE_INTEGER + 1 });
  expect([beyond.status, beyond.body.rule]).toEqual([400, `max:${Number.MAX_SAFE_INTEGER}`]);
});
