/** Puts what an integration begins with into a project: a configuration, a webhook receiver in its language, a CI job. Nothing is overwritten. */
import { basename, join } from 'node:path';
import { Option } from 'commander';
import { isFile, readText, readTextIfThere, shippedExample } from '../platform/node/files.js';
import { writeNew } from '../platform/node/written-files.js';
import { type Context, EXIT } from './context.js';
import { bareCommand } from './parse.js';

interface Language {
  /** Files by which a project of it is known. */
  signs: readonly string[];
  receiver: string;
  starts: string;
  test: string;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  node: { signs: ['package.json'], receiver: 'receiver.mjs', starts: 'node', test: 'npm test' },
  python: {
    signs: ['pyproject.toml', 'requirements.txt', 'setup.py', 'Pipfile'],
    receiver: 'receivers/receiver.py',
    starts: 'python3',
    test: 'python -m pytest',
  },
  go: { signs: ['go.mod'], receiver: 'receivers/receiver.go', starts: 'go run', test: 'go test ./...' },
  php: {
    signs: ['composer.json'],
    receiver: 'receivers/receiver.php',
    starts: 'php -S 127.0.0.1:3000',
    test: 'vendor/bin/phpunit',
  },
  ruby: { signs: ['Gemfile'], receiver: 'receivers/receiver.rb', starts: 'ruby', test: 'bundle exec rake test' },
  java: {
    signs: ['pom.xml', 'build.gradle', 'build.gradle.kts'],
    receiver: 'receivers/Receiver.java',
    starts: 'java',
    test: 'mvn --batch-mode test',
  },
};

const CONFIGURATION = `# What tenderbox starts with here. A flag or a TENDERBOX_ variable beats what stands here; tenderbox start --help says what there is.
# Time passes when you say so (tenderbox advance 15m), and ids repeat: a test that failed once fails again.
clock: frozen
seed: 1
# A webhook endpoint that is there from the start, for every event:
# webhook: http://127.0.0.1:3000/webhooks
# webhook-secret: whsec_demo
`;

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = bareCommand(name, context)
    .addOption(
      new Option('--language <LANGUAGE>', 'of the receiver; else that of the project').choices(Object.keys(LANGUAGES)),
    )
    .addHelpText('after', '\nExample:\n  tenderbox init --language python')
    .parse(args, { from: 'user' });
  const at = (path: string): string => join(context.folder, path);
  const found = Object.keys(LANGUAGES).find((each) => LANGUAGES[each]?.signs.some((sign) => isFile(at(sign))));
  const language = command.opts<{ language?: string }>().language ?? found ?? 'node';
  const row = LANGUAGES[language] as Language;
  const example = language === 'node' ? nodeReceiver(readTextIfThere(at('package.json'))) : row.receiver;
  const receiver = `webhook-receiver/${basename(example)}`;
  const gitlab = isFile(at('.gitlab-ci.yml'));
  const job = gitlab ? '.gitlab/tenderbox.yml' : '.github/workflows/tenderbox.yml';
  const files = {
    'tenderbox.yaml': CONFIGURATION,
    [receiver]: readText(shippedExample(example)),
    [job]: jobText(row, gitlab, isFile(at('package.json'))),
  };
  for (const [path, text] of Object.entries(files)) {
    context.out((await writeNew(at(path), text)) ? `wrote  ${path}` : `kept   ${path}, which was there`);
  }
  if (gitlab) context.out(`Have GitLab read the job: add \`include: ${job}\` to .gitlab-ci.yml.`);
  context.out(`Next: tenderbox start, and in a second terminal ${row.starts} ${receiver}`);
  context.out('      tenderbox check-webhook http://127.0.0.1:3000/webhooks --secret whsec_demo');
  return EXIT.ok;
}

/** The receiver for the framework that a project of Node has. */
function nodeReceiver(text: string | undefined): string {
  const framework = ['fastify', 'express'].find((each) => text?.includes(`"${each}":`));
  return framework === undefined ? 'receiver.mjs' : `receivers/${framework}.mjs`;
}

/** The example of a job, with the tests of this language. */
function jobText({ test }: Language, gitlab: boolean, npm: boolean): string {
  const install = npm ? 'npm ci' : 'npm install --global tenderbox';
  const said = (text: string): string =>
    text
      .replaceAll('npm ci', install)
      .replaceAll('-- npm test', `-- ${test}`)
      .replaceAll(npm ? '\0' : 'npx tenderbox', 'tenderbox');
  if (!gitlab) return said(readText(shippedExample('github-actions/npx-exec.yml')));
  const text = readText(shippedExample('gitlab-ci.yml'));
  return said(text.slice(text.lastIndexOf('# The same')).replace('# The same without a container: exec', '# exec'));
}
