/** How much of the contract was exercised: by the merchant of a running sandbox, or by runs that left a report, added up. */
import { belowBar } from '../app/verdict.js';
import { addFindings, type Finding } from '../audit/index.js';
import { percentage, type ReportFile, reportFile } from '../config/values.js';
import {
  addCoverage,
  type ContractViolation,
  type CoverageReport,
  loadContract,
  loadControlContract,
  validateResponse,
} from '../contract/index.js';
import { sentenceFor } from '../contract/violation.js';
import { connect, sameSandbox } from './client.js';
import { type Context, EXIT, Rejection, readJsonFile, wrongInput } from './context.js';
import { prepareOutputs } from './outputs.js';
import { type ClientOptions, clientCommand, flag } from './parse.js';
import { typed } from './print.js';
import { deliverVerdict } from './verdict.js';

interface Options extends ClientOptions {
  min?: number;
  report?: ReportFile[];
}

type Report = CoverageReport & { findings?: Finding[] };

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = clientCommand(name, context)
    .argument('[FILE...]', 'reports of several runs (--report json=FILE, or box.coverage() as JSON), added up')
    .option('--min <PERCENT>', 'how much has to be exercised; else the exit code is 1', flag('--min', percentage))
    .option(
      '--report <FORM=FILE>',
      'writes html=FILE, json=FILE, junit=FILE or markdown=FILE; repeatable',
      (text, before: ReportFile[] = []) => [...before, flag('--report', reportFile)(text)],
    )
    .parse(args, { from: 'user' });
  const options = command.opts<Options>();
  const { min, report: reports = [], json } = options;
  const [beside] = [options.url && '--url', options.apiKey && '--api-key'].filter(Boolean);
  if (command.args.length > 0 && beside !== undefined) {
    throw wrongInput(`${beside} is about a running sandbox, and reports of runs are given; leave one out.`);
  }
  await prepareOutputs({ reports }, context.folder);
  await loadControlContract();
  const runs = command.args.map((file) => readFile(file, context));
  if (runs.length === 0) runs.push(await readRunning(options, context));
  const coverage = addCoverage(runs);
  // What a test wrote of box.coverage() has no audit.
  const audited = runs.flatMap((run) => (run.findings === undefined ? [] : [run.findings]));
  const findings = audited.length === 0 ? null : addFindings(audited.flat());
  const failures = min === undefined ? [] : belowBar(coverage, min, '--min');
  if (json) context.out(JSON.stringify({ ...coverage, findings, failures }, null, 2));
  const say = json ? () => undefined : context.out;
  const lines: string[] = [];
  const listener = json ? { ...context, err: (line: string) => void lines.push(line) } : context;
  const code = await deliverVerdict({ coverage, findings, failures }, reports, listener, say);
  if (!json || code === EXIT.ok) return code;
  const message = lines.map((line) => line.replace(/^tenderbox: /, '')).join('\n');
  const judged = command.args.map((file) => ` ${typed(file)}`).join('') + sameSandbox(options);
  const below = { code: 'coverage', fix: `tenderbox coverage${judged} --report html=coverage.html` };
  throw new Rejection(message, code, failures.length > 0 ? below : { code: 'host_failure' });
}

async function readRunning(options: Options, context: Context): Promise<Report> {
  const client = await connect(options, context);
  const { findings } = (await client.call('getAudit')) as unknown as { findings: Finding[] };
  return { ...((await client.call('getCoverage')) as unknown as CoverageReport), findings };
}

/** A report, held against what a running sandbox answers. @throws Rejection for what is none */
function readFile(file: string, context: Context): Report {
  const written = 'Reports are written by --report json=FILE.';
  const { findings, failures: _, ...coverage } = readJsonFile(file, context, written);
  const audited = Array.isArray(findings) ? findings : [findings];
  const [violation] = [
    ...validateResponse(loadContract('sandbox').operation('getCoverage'), 200, coverage),
    ...(findings === undefined || findings === null ? [] : audited.flatMap(violationsOfFinding)),
  ];
  if (violation !== undefined) {
    throw wrongInput(`${file} is no coverage report: ${sentenceFor(violation.parameter, violation.rule)} ${written}`);
  }
  return { ...coverage, ...(Array.isArray(findings) && { findings }) } as unknown as Report;
}

/** One by one: those of several runs may be more than one audit answers. */
function violationsOfFinding(finding: unknown): readonly ContractViolation[] {
  const answer = { findings: [finding], rules: [], journal: { entries: 0, dropped: 0 } };
  return validateResponse(loadContract('sandbox').operation('getAudit'), 200, answer);
}
