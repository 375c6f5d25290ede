/**
 * Which test files run when. `npm test` runs what is not named here, before each commit; `npm run test:rest` the rest, in CI;
 * `npm run test:timed` what holds bounds of time, at night, on a machine that is for it alone.
 */

/** What takes long, needs outside tools (conformance/), or walks every page in a browser. */
export const REST = [
  'test/api/{determinism,forced-answers,judge,rate-limits}.test.ts',
  'test/audit/{clients,receiver-check}.test.ts',
  'test/chains/{generate,oracle}.test.ts',
  'test/cli/{durability,exec,mcp,process,watch}.test.ts',
  'test/client/{browsers,retries}.test.ts',
  'test/contract/{compiled,oracle,profiles}.test.ts',
  'test/control/{failure-table,isolation,moves,stream}.test.ts',
  'test/deliveries/long/*.test.ts',
  'test/variants/matrix.test.ts',
  'test/docs/{ci-examples,commands,dockerfile,nightly,package,supply-chain,tasks}.test.ts',
  'test/fire/*.test.ts',
  'test/fuzz/{boundaries,control,fetch,random,violations}.test.ts',
  'test/platform/{data-file,machine,unanswered}.test.ts',
  'test/judges/*.test.ts',
  'test/pages/!(customer-http|customer-units|dashboard|reference-units|serving|test-ids).test.ts',
  'test/receivers/*.test.ts',
  'test/scenarios/shipped-under-load.test.ts',
  'test/secrets/{canaries,data-file}.test.ts',
  'test/simulation/*.test.ts',
  'test/snippets/operations.test.ts',
  'test/web/{browser,reading}.test.ts',
];

/** What of the rest measures memory, counts the files of the process or builds the program anew: one after the other, after all others. */
export const ALONE = [
  'test/cli/process.test.ts',
  'test/docs/package.test.ts',
  'test/fire/*.test.ts',
  'test/fuzz/random.test.ts',
  'test/platform/{data-file,machine}.test.ts',
  'test/pages/{live,many}.test.ts',
];

/** What is about time alone. Bounds of other tests are held by `expectWithin` in the files of `BOUNDED`, which also run with the others. */
export const TIMED = 'test/**/*.timed.test.ts';
export const BOUNDED = [
  'test/api/{authentication,sandbox}.test.ts',
  'test/cli/process.test.ts',
  'test/control/{snapshots,state,stream}.test.ts',
  'test/deliveries/{dispatch,unfinished}.test.ts',
  'test/fire/{bombs,limits,raw,stop,strangers}.test.ts',
  'test/platform/machine.test.ts',
  'test/pages/{checkout,dashboard,live,many}.test.ts',
  'test/scenarios/parse.test.ts',
];

/** What runs on workerd, which is fetched when it is first needed: npm run nightly -- object. */
export const OBJECT = 'test/object/*.test.ts';

/** What is driven by a program that is fetched when it is first needed: npm run nightly -- browsers. */
export const BROWSERS = 'test/browsers/*.test.ts';
