/** The Arazzo workflows, run against a sandbox by a runner that is not ours and holds each answer against the contract. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Sandbox } from '../../src/index.js';
import { openBox } from '../support/box.js';
import { redocly, root, scratch } from './redocly.js';

const folder = join(root, 'openapi/workflows');
const files = readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml'));

interface Criterion {
  context?: string;
  condition: string;
}
interface Step {
  stepId: string;
  description?: string;
  operationId: string;
  successCriteria: Criterion[];
}
interface Workflow {
  workflowId: string;
  steps: Step[];
}
interface Run {
  workflowId: string;
  executedSteps: { stepId: string; checks: { name: string; status: string; message: string }[] }[];
}

const workflowsOf = (file: string): Workflow[] => parse(readFileSync(join(folder, file), 'utf8')).workflows;

/** Runs workflow files and answers what each step was found to be. */
async function respect(box: Sandbox, paths: string[], run = 'first') {
  const report = join(scratch(), 'report.json');
  const { code, stdout, stderr } = await redocly(
    ...['respect', ...paths, '--json-output', report],
    ...['--server', `merchant=${box.url}`, '--server', `sandbox=${box.controlUrl}`],
    ...['--input', `api_key=${box.apiKey}`, '--input', `run=${run}`],
  );
  const ran = Object.values<{ executedWorkflows: Run[] }>(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(
    ({ executedWorkflows }) => executedWorkflows,
  );
  const checks = ran.flatMap(({ workflowId, executedSteps }) =>
    executedSteps.flatMap(({ stepId, checks }) => checks.map((check) => ({ ...check, at: `${workflowId}/${stepId}` }))),
  );
  const failed = checks.filter(({ status }) => status !== 'success');
  return { code, output: stdout + stderr, ran, checks, failed };
}

describe.each(files)('%s', (file) => {
  test('the linter has nothing to say about it', async () => {
    const { code, stdout } = await redocly('lint', join(folder, file), '--format', 'json');
    const { totals, problems } = JSON.parse(stdout);
    expect({ code, problems }).toEqual({ code: 0, problems: [] });
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  test('each step says what it is for, and judges status, body and headers', () => {
    for (const { workflowId, steps } of workflowsOf(file)) {
      for (const { stepId, description = '', successCriteria } of steps) {
        const at = `${workflowId}/${stepId}`;
        expect(description, at).toMatch(/^[A-Z].+\.$/);
        const judged = successCriteria.map(({ context = '', condition }) => context + condition);
        for (const part of ['$statusCode', '$response.body', '$response.header']) {
          expect(judged.filter((text) => text.startsWith(part)).length, `${at} ${part}`).toBeGreaterThan(0);
        }
      }
    }
  });
});

test('every step of every workflow holds, twice on the same sandbox', { timeout: 300_000 }, async () => {
  const box = await openBox();
  const paths = files.map((file) => join(folder, file));
  for (const run of ['first', 'second']) {
    const { code, output, ran, checks, failed } = await respect(box, paths, run);
    expect(failed, output).toEqual([]);
    expect(code).toBe(0);
    const steps = ran.flatMap(({ workflowId, executedSteps }) =>
      executedSteps.map(({ stepId }) => `${workflowId}/${stepId}`),
    );
    const written = files.flatMap(workflowsOf);
    expect(steps).toEqual(written.flatMap(({ workflowId, steps }) => steps.map((s) => `${workflowId}/${s.stepId}`)));
    // Beside the criteria, the runner holds status, content type and body of each answer against the contract.
    expect(checks.filter(({ name }) => name === 'schema check')).toHaveLength(steps.length);
  }
});

describe('the runner does judge', () => {
  /** A workflow file, and documents beside it, with a change. */
  function changed(name: string, from: string, to: string): string {
    const copy = scratch();
    const near = (file: string) => readFileSync(join(root, 'openapi', file), 'utf8');
    const texts = { [name]: near(name), 'workflows/payments.arazzo.yaml': near('workflows/payments.arazzo.yaml') };
    expect(texts[name]).toContain(from);
    texts[name] = (texts[name] as string).replace(from, to);
    let workflow = texts['workflows/payments.arazzo.yaml'] as string;
    for (const file of ['merchant.yaml', 'sandbox.yaml']) {
      writeFileSync(join(copy, file), texts[file] ?? near(file));
      workflow = workflow.replace(`../${file}`, `./${file}`);
    }
    const path = join(copy, 'payments.arazzo.yaml');
    writeFileSync(path, workflow);
    return path;
  }

  test('a criterion that is wrong fails', async () => {
    const path = changed('workflows/payments.arazzo.yaml', "status == 'confirmed'", "status == 'refunded'");
    const { code, failed } = await respect(await openBox(), [path]);
    expect(code).toBe(1);
    expect(failed.map(({ at, message }) => `${at}: ${message}`)).toEqual([
      expect.stringMatching(/^payment-paid\/transaction: .*status == 'refunded'/),
    ]);
  });

  test('an answer that the contract does not allow fails', async () => {
    const schema = '    PaymentRequest:\n      type: object\n';
    const path = changed('merchant.yaml', schema, `${schema}      maxProperties: 3\n`);
    const { code, failed } = await respect(await openBox(), [path]);
    expect(code).toBe(1);
    expect(failed.map(({ at, name }) => `${at}: ${name}`)).toContain('payment-paid/create: schema check');
  });
});
