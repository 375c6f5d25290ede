/** Makes the calls of a recording again, in a sandbox of its own, and says where that answers otherwise than the service did. */
import { resolve } from 'node:path';
import { startTenderbox } from '../app/start.js';
import { credentialHeaders } from '../client/credentials.js';
import { type Config, readConfig } from '../config/config.js';
import { loadControlContract, profileContract } from '../contract/index.js';
import { Problem } from '../domain/problems.js';
import { configFiles, isFile, shippedGuide } from '../platform/node/files.js';
import { createLog } from '../platform/node/log.js';
import { prepareFile, writeText } from '../platform/node/written-files.js';
import { type Accepted, acceptedText, type Difference, keyOf, readAccepted } from '../recordings/compare.js';
import { type Replayed, replay, type Stage, type StagedCall } from '../recordings/replay.js';
import type { MovedKind } from '../recordings/service.js';
import { Sandbox } from '../sdk/create.js';
import { type Context, EXIT, Rejection, readJsonFile, wrongInput } from './context.js';
import { issueText } from './issues.js';
import { bareCommand } from './parse.js';
import { aligned, cell, typed } from './print.js';
import { readCalls, targetUrl } from './recordings.js';

interface Options {
  profile?: string[];
  target?: URL;
  accept?: string;
  update?: boolean;
  json?: boolean;
}

/** What came of a recording under a profile. */
interface Outcome extends Omit<Replayed, 'left_out' | 'differences'> {
  profile: string;
  service: string;
  calls: number;
  left_out: Record<string, number>;
  differences: (Difference & { accepted: boolean })[];
}

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = bareCommand(name, context)
    .usage('[options] <RECORDING>')
    .argument('[RECORDING]', 'a HAR of tenderbox record, of a browser, or of /_sandbox/requests/export')
    .option('--profile <NAME|FILE...>', 'the profiles that it is held against; else that of the configuration')
    .option('--target <URL>', 'the base URL of the service, where the recording has several', targetUrl)
    .option('--accept <FILE>', 'differences that are known, and do not make the exit code 1')
    .option('--update', 'writes the differences that there are into that file')
    .option('--json', 'print what was found as JSON')
    .parse(args, { from: 'user' });
  const { profile: named = [], target, accept, update = false, json = false } = command.opts<Options>();
  // The words after --profile are all its own, the last one of the line too.
  const file = command.args[0] ?? (named.length > 1 ? named.pop() : undefined);
  if (file === undefined) throw wrongInput('parity needs the recording: tenderbox parity recording.har');
  const profile = named.length === 0 ? [undefined] : named;
  if (update && accept === undefined) {
    throw wrongInput('--update writes the file that --accept names: --accept accepted.json --update.');
  }
  const accepted = accept === undefined ? [] : readKnown(accept, update, context);
  if (update && accept !== undefined) await prepareFile(resolve(context.folder, accept));
  const outcomes: Outcome[] = [];
  for (const each of profile) outcomes.push(await outcomeOf(file, each, target, accepted, context));
  const found = outcomes.flatMap(({ differences }) => differences);
  if (update && accept !== undefined) {
    await writeText(resolve(context.folder, accept), acceptedText(found, accepted));
    for (const each of found) each.accepted = true;
  }
  if (json) context.out(JSON.stringify({ recording: file, profiles: outcomes }, null, 2));
  else for (const line of linesOf(outcomes, accepted)) context.out(line);
  const open = found.filter((each) => !each.accepted).length;
  const idle = outcomes.find(({ compared }) => compared === 0);
  if (open === 0 && idle !== undefined) {
    throw new Rejection(
      `nothing was compared under ${idle.profile}: what was left out, and why, stands above. Record the calls again, with their answers.`,
      EXIT.failed,
      { code: 'parity', docs: shippedGuide('parity') },
    );
  }
  if (open === 0) return EXIT.ok;
  const known = accept ?? 'accepted.json';
  throw new Rejection(
    `the sandbox answers otherwise in ${open} ${open === 1 ? 'place' : 'places'}. Choose another profile, or accept what is known with --accept ${typed(known)} --update.`,
    EXIT.failed,
    {
      code: 'parity',
      fix: `tenderbox parity ${typed(file)} --accept ${typed(known)} --update`,
      docs: shippedGuide('parity'),
    },
  );
}

/** What was accepted before; a file that is to be written need not be there. @throws Rejection */
function readKnown(file: string, update: boolean, context: Context): Accepted[] {
  if (update && !isFile(resolve(context.folder, file))) return [];
  const written = `tenderbox parity --accept ${typed(file)} --update writes one.`;
  const read = readAccepted(readJsonFile(file, context, written));
  if (typeof read === 'string') throw wrongInput(`${file} ${read} ${written}`);
  return read;
}

async function outcomeOf(
  file: string,
  profile: string | undefined,
  target: URL | undefined,
  accepted: readonly Accepted[],
  context: Context,
): Promise<Outcome> {
  const config = await configFor(profile, context);
  const calls = readCalls(file, target, profileContract(config.settings), context);
  const sandbox = await startTenderbox(
    { ...config, clock: { mode: 'frozen', now_ms: calls.calls[0]?.at_ms ?? null, speed: 1 } },
    { log: createLog('silent', context.err), listens: false },
  );
  try {
    await Promise.all([sandbox.engine.library.ready(), loadControlContract()]);
    const { compared, left_out, differences } = await replay(calls, stageOf(new Sandbox(sandbox), config));
    const known = new Set(accepted.map(keyOf));
    return {
      profile: profile ?? config.profile,
      service: calls.base,
      calls: calls.calls.length,
      compared,
      left_out: Object.fromEntries([...calls.left_out, ...left_out]),
      differences: differences.map((each) => ({ ...each, accepted: known.has(keyOf(each)) })),
    };
  } finally {
    await sandbox.close();
  }
}

/** A sandbox as the configuration says, but for all that reaches out of this process. @throws Rejection */
async function configFor(profile: string | undefined, { env, folder }: Context): Promise<Config> {
  const values: Record<string, string> = profile === undefined ? {} : { profile };
  const read = await readConfig({ env, folder, flags: { values, rest: [] }, ...configFiles });
  if (read.config === null) throw wrongInput(read.issues.map(issueText).join(' '));
  const alone = { data_file: null, import_file: null, export_file: null, webhook: null, scenario: null, tls: null };
  const { seed } = read.config;
  return { ...read.config, ...alone, public: null, watch: false, delay_ms: 0, deliver_to: 'local', seed: seed ?? 1 };
}

/** A key that may not write is there from the start. */
const READER = { auth: 'bearer', apiKey: 'tb_key_readonly' } as const;
const NOBODY = { auth: 'bearer', apiKey: 'tb_key_of_nobody' } as const;

function stageOf(box: Sandbox, { settings }: Config): Stage {
  const records = { payment: box.payments, invoice: box.invoices, payout: box.payouts };
  const now = (): number => Date.parse(box.clock.now());
  const credentialsFor = ({ scheme, of }: NonNullable<StagedCall['credential']>) => {
    if (of !== 'merchant') return of === 'reader' ? READER : NOBODY;
    const auth = scheme === 'any' ? (settings.auth === 'any' ? 'bearer' : settings.auth) : scheme;
    return auth === 'signed'
      ? { auth, publicKey: box.publicKey, secretKey: box.secretKey }
      : { auth, apiKey: box.apiKey };
  };
  return {
    async call({ method, path, headers, body, credential }) {
      const url = box.url + path;
      const bytes = body === undefined ? undefined : new TextEncoder().encode(body);
      const sent = { method, url, headers, ...(bytes === undefined ? {} : { body: bytes }) };
      const own = credential === null ? {} : await credentialHeaders(credentialsFor(credential), sent, { now });
      const answer = await box.fetch(url, { method, headers: { ...headers, ...own }, body: bytes ?? null });
      return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
    },
    async moveTo(at_ms) {
      if (at_ms > now()) await box.clock.advanceTo(new Date(at_ms));
    },
    async stateOf(kind, id) {
      const detail = (await records[kind].get(id)) as unknown as Record<MovedKind, { status: string }>;
      return detail[kind].status;
    },
    async act(kind, verb, id, input) {
      const verbs = records[kind] as unknown as Record<string, (id: string, input: object) => Promise<unknown>>;
      const name = verb === 'past_due' ? 'markPastDue' : verb;
      // What its state does not allow is seen in the answers that follow.
      await verbs[name]?.(id, input).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
      });
    },
  };
}

function linesOf(outcomes: readonly Outcome[], accepted: readonly Accepted[]): string[] {
  const rows = outcomes.flatMap(({ profile, differences }) =>
    differences.map(({ accepted: known, operation, aspect, where, recorded, here, count, entry }) => [
      ...(outcomes.length > 1 ? [profile] : []),
      known ? 'accepted' : 'differs',
      cell(operation),
      aspect,
      cell(where),
      `${cell(recorded)} recorded, ${cell(here)} here`,
      `${count}x, first in log.entries[${entry}]`,
    ]),
  );
  const left = outcomes.flatMap(({ left_out }) => Object.entries(left_out));
  const seen = new Set(outcomes.flatMap(({ differences }) => differences.map(keyOf)));
  const gone = accepted.filter((each) => !seen.has(keyOf(each)));
  return [
    ...aligned(rows),
    ...new Set(left.map(([why, count]) => `left out: ${count} ${count === 1 ? 'call' : 'calls'} ${cell(why)}`)),
    ...gone.map(({ operation, where }) => cell(`accepted, and differs no more: ${operation} ${where}`)),
    ...outcomes.map(({ profile, service, calls, compared, differences }) => {
      const known = differences.filter((each) => each.accepted).length;
      const some = `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`;
      return `${profile}: ${compared} of ${calls} calls of ${service} compared, ${some}, ${known} accepted.`;
    }),
  ];
}
