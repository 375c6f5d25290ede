/** Whether an answer to a hostile request is one that the documents describe. */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { expectErrorShape } from '../support/box.js';
import { type Judge, judgeOf } from '../support/judge.js';
import type { RawAnswer } from '../support/raw.js';
import type { Case } from './case.js';

export interface FireJudge {
  /** Expects the answer in the words of its door, and nothing of a stack trace. */
  judge(played: Case, answer: RawAnswer): void;
}

/** Reads both contracts from the sandbox itself. */
export async function fireJudge(origin: string): Promise<FireJudge> {
  const read = async (path: string): Promise<object> => (await fetch(origin + path)).json() as Promise<object>;
  const merchant = await judgeOf(await read('/v1/openapi.json'));
  const ajv = new Ajv2020.default({ strict: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(await read('/_sandbox/openapi.json'), 'sandbox');
  const problem = ajv.compile({ $ref: 'sandbox#/components/schemas/Problem' });
  return {
    judge(played, answer) {
      expect(answer.text, played.name).not.toMatch(/node:internal|\n\s+at \w+|\.[jt]s:\d+/);
      if (played.door === 'page') judgePage(answer);
      else if (played.door === 'control') judgeControl(problem, answer);
      else judgeMerchant(merchant, played, answer);
    },
  };
}

function judgePage({ headers, text, status }: RawAnswer): void {
  if (status === 303) {
    expect(headers.get('location')).toMatch(/^\/pay\/pay_req_\w+/);
    return;
  }
  expect(headers.get('content-type')).toMatch(/^text\/html\b/);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).toMatch(/^<!doctype html>/i);
  expect(text).not.toContain('<script>alert');
  expect(status).toBeLessThan(500);
}

function judgeControl(problem: ValidateFunction, { headers, text, status }: RawAnswer): void {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const body = JSON.parse(text);
  expect(problem(body), JSON.stringify(problem.errors)).toBe(true);
  expect(body.status).toBe(status);
}

function judgeMerchant(merchant: Judge, { operation, name }: Case, { headers, text, status }: RawAnswer): void {
  expect(headers.get('content-type'), name).toBe('application/json; charset=utf-8');
  const body = JSON.parse(text);
  if (status >= 400) expectErrorShape(name, body);
  if (operation !== undefined) expect(merchant.answer(operation, status, body), name).toEqual([]);
}

/** The parameter that a refusal names. */
export function parameterOf({ text }: RawAnswer): unknown {
  const body = JSON.parse(text);
  return body.error === undefined ? body.parameter : body.error.details?.parameter;
}
