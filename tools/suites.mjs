/**
 * The long suites, in the order of a night: what each shows, how long it takes on two cores, and its command. Further arguments are handed
 * on to the command, `args` where there are none; where a row has `flags`, tests find them in the environment, as `NAME_FLAG`.
 * Whatever measures time has the machine for itself. The soak measures what is held under a steady load, which other work does not
 * change, and the mutants measure what the tests notice: so it runs `beside` them, and the night is an hour shorter.
 */
import { seed, text, there, whole } from './arguments.mjs';

const JUDGES = ['screens', 'hostile-text', 'live', 'many', 'bad-times', 'customer-looks', 'site'];
/** A receiver has so many real seconds to answer in; a busy machine takes some of them. */
const TIMEOUT_S = '0.5';

export const SUITES = {
  test: { shows: 'what is run before each commit', takes: '4 min', command: ['npm', 'test'] },
  'test:rest': { shows: 'all other tests', takes: '30 min', command: ['npm', 'run', 'test:rest'] },
  'test:timed': { shows: 'bounds of time', takes: '10 min', command: ['npm', 'run', 'test:timed'] },
  'judge:pages': {
    shows: 'every payload in every field of the pages, every record, every bound as it is',
    takes: '10 min',
    command: [
      ...['vitest', 'run', '--project', 'rest', '--project', 'alone'],
      ...JUDGES.map((name) => `test/pages/${name}.test.ts`),
    ],
    env: { TENDERBOX_JUDGE: 'thorough', TENDERBOX_TIMED: '1' },
  },
  vectors: {
    shows: 'receivers in every language judge signatures alike',
    takes: '2 min',
    command: ['node', 'tools/vectors.mjs'],
    args: ['--count', '10000'],
  },
  fuzz: {
    shows: 'whatever is sent, the answer is one of the contract',
    takes: '10 min',
    command: ['vitest', 'run', 'test/fuzz', '--testTimeout', '3600000'],
    flags: { requests: whole('50000', 1), seed, part: text('NAME'), path: text('P', 'part') },
  },
  fire: {
    shows: 'hostile bytes, limits, stops, and attacks of a stranger, of which others notice little',
    takes: '30 min',
    command: ({ strangers }) => [
      ...['vitest', 'run', '--project', 'alone'],
      strangers === undefined ? 'test/fire' : 'test/fire/strangers.test.ts',
    ],
    flags: { stops: whole('500', 1), seconds: whole('60', 1), strangers: there },
    env: { TENDERBOX_TIMED: '1' },
  },
  simulate: {
    shows: 'the sandbox does what a model of it does, whatever the steps',
    takes: '15 min',
    command: ['vitest', 'run', 'test/simulation'],
    flags: { rounds: whole('10', 1), sequences: whole('2000', 1), seed, path: text('P', 'seed') },
  },
  deliveries: {
    shows: 'webhooks come at least once, whatever receivers do and however often the sandbox is killed',
    takes: '10 min',
    command: ['vitest', 'run', 'test/deliveries/long'],
    flags: { events: whole('10000', 1), ends: whole('20'), seed },
    env: { DELIVERIES_TIMEOUT: TIMEOUT_S },
  },
  bench: {
    shows: 'no ratio to its peers is much worse than the committed one',
    takes: '3 min',
    command: ['node', 'bench/run.mjs'],
    args: ['--check'],
  },
  mutate: {
    shows: 'small faults that are planted in the core are noticed by the tests',
    takes: '90 min',
    command: ['stryker', 'run', 'config/stryker.config.mjs'],
  },
  soak: {
    shows: 'an hour of steady load leaves nothing behind',
    takes: '1 h',
    command: ['node', 'tools/soak.mjs'],
    beside: 'mutate',
  },
  conformance: {
    shows: "other people's generators and testers take the contract as it is",
    takes: '10 min',
    command: ['node', 'tools/conformance.mjs'],
  },
  determinism: {
    shows: 'the same seed leaves the same state behind in every Node, in Bun and Deno, in each zone and language',
    takes: '3 min',
    command: ['node', 'tools/determinism.mjs'],
  },
  object: {
    shows: 'one merchant is one durable object; kills, stops and a failing bucket lose nothing; what it costs',
    takes: '40 min',
    command: ['vitest', 'run', '--project', 'object'],
    flags: {
      ...{ kills: whole('100', 1), pauses: whole('20', 1), restarts: whole('3', 1), orphans: whole('5', 1) },
      ...{ merchants: whole('10000', 1), samples: whole('20', 1), seconds: whole('20', 1) },
    },
    env: { TENDERBOX_TIMED: '1' },
  },
  browsers: {
    shows: 'in Chromium and in Firefox the sandbox in a page answers as over HTTP, and reloads and kills lose nothing',
    takes: '10 min',
    command: ['vitest', 'run', '--project', 'browsers'],
  },
  lighthouse: {
    shows: 'the pages score 95 or more; is fetched, so it runs by hand alone',
    takes: '10 min',
    command: ['node', 'tools/lighthouse.mjs'],
    byHand: true,
  },
};
