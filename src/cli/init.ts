/** Puts what an integration begins with into a project: a configuration, a webhook receiver in its language, a CI job. Nothing is overwritten. */
import { basename, join } from 'node:path';
import { Option } from 'commander';
import { isFile, programVersion, readText, readTextIfThere, shippedExample } from '../platform/node/files.js';
import { writeNew } from '../platform/node/written-files.js';
import { type Context, EXIT, wrongInput } from './context.js';
import { bareCommand } from './parse.js';

interface Language {
  receiver: string;
  starts: string;
  /** What its receiver imports and the language lacks: the file that would name it, and what installs it. */
  needs?: readonly [file: string, name: string, install: string];
  /** Packages of Debian with it, for jobs that run where Node alone is. */
  packages?: string;
  /** Files by which a project of it is known, the likeliest first: what installs what it needs, and what tests it. */
  signs: Readonly<Record<string, Steps>>;
  /** What a project without such a file installs; else as the likeliest says. */
  bare?: string;
}

type Steps = readonly [install: string, test: string];

// Debian guards its Python against packages of others; in a job nobody else uses it.
const PIP = 'python3 -m pip install --break-system-packages pytest';
const PYTEST = 'python3 -m pytest';
const GRADLE = ['gradle --quiet dependencies', 'gradle test'] as const;

const LANGUAGES: Readonly<Record<string, Language>> = {
  node: {
    receiver: 'receiver.mjs',
    starts: 'node',
    needs: ['package.json', 'tenderbox', `npm install --save-dev tenderbox@${programVersion()}`],
    signs: { 'package.json': ['npm ci', 'npm test'] },
  },
  python: {
    receiver: 'receivers/receiver.py',
    starts: 'python3',
    packages: 'python3-pip',
    signs: {
      'requirements.txt': [`${PIP} --requirement requirements.txt`, PYTEST],
      'pyproject.toml': [`${PIP} .`, PYTEST],
      'setup.py': [`${PIP} .`, PYTEST],
      Pipfile: [`${PIP} pipenv && pipenv install --system --dev`, PYTEST],
    },
    bare: PIP,
  },
  go: {
    receiver: 'receivers/receiver.go',
    starts: 'go run',
    packages: 'golang',
    signs: { 'go.mod': ['go mod download', 'go test ./...'] },
  },
  php: {
    receiver: 'receivers/receiver.php',
    starts: 'php -S 127.0.0.1:3000',
    packages: 'composer php-cli php-curl php-mbstring php-xml',
    signs: { 'composer.json': ['composer install --no-interaction', 'vendor/bin/phpunit'] },
  },
  ruby: {
    receiver: 'receivers/receiver.rb',
    starts: 'ruby',
    needs: ['Gemfile', 'webrick', 'gem install webrick'],
    packages: 'build-essential ruby-bundler ruby-dev',
    signs: { Gemfile: ['bundle install', 'bundle exec rake test'] },
  },
  java: {
    receiver: 'receivers/Receiver.java',
    starts: 'java',
    packages: 'default-jdk gradle maven',
    signs: {
      'pom.xml': ['mvn --batch-mode --quiet dependency:resolve', 'mvn --batch-mode test'],
      'build.gradle': GRADLE,
      'build.gradle.kts': GRADLE,
    },
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
    .parse(args, { from: 'user' });
  const at = (path: string): string => join(context.folder, path);
  const signOf = (each: string) => Object.keys(LANGUAGES[each]?.signs ?? {}).find((sign) => isFile(at(sign)));
  const found = Object.keys(LANGUAGES).find(signOf);
  const language = command.opts<{ language?: string }>().language ?? found ?? 'node';
  const row = LANGUAGES[language] as Language;
  const example = language === 'node' ? nodeReceiver(readTextIfThere(at('package.json'))) : row.receiver;
  const receiver = `webhook-receiver/${basename(example)}`;
  const gitlab = isFile(at('.gitlab-ci.yml'));
  const job = gitlab ? '.gitlab/tenderbox.yml' : '.github/workflows/tenderbox.yml';
  const files = {
    'tenderbox.yaml': CONFIGURATION,
    [receiver]: readText(shippedExample(example)),
    [job]: jobText(row, signOf(language), gitlab, isFile(at('package.json'))),
  };
  for (const [path, text] of Object.entries(files)) {
    const isNew = await writeNew(at(path), text);
    if (!isNew && !isFile(at(path)))
      throw wrongInput(
        `${path} is there, and is no file. Move it away and run init again: it keeps what it has written.`,
      );
    context.out(isNew ? `wrote  ${path}` : `kept   ${path}, which was there`);
  }
  if (gitlab) context.out(`Have GitLab read the job: add \`include: ${job}\` to .gitlab-ci.yml.`);
  const [file = '', needed = '', install] = row.needs ?? [];
  if (install !== undefined && !new RegExp(`["']${needed}["']`).test(readTextIfThere(at(file)) ?? ''))
    context.out(`First: ${install}, which the receiver needs`);
  context.out(`Next: npx tenderbox start, and in a second terminal ${row.starts} ${receiver}`);
  context.out('      npx tenderbox check-webhook http://127.0.0.1:3000/webhooks --secret whsec_demo');
  return EXIT.ok;
}

/** The receiver for the framework that a project of Node has. */
function nodeReceiver(text: string | undefined): string {
  const framework = ['fastify', 'express'].find((each) => text?.includes(`"${each}":`));
  return framework === undefined ? 'receiver.mjs' : `receivers/${framework}.mjs`;
}

/** The example of a job, with the tests of this language. @param npm whether the project names packages of npm */
function jobText(row: Language, sign: string | undefined, gitlab: boolean, npm: boolean): string {
  const { signs, packages, bare } = row;
  const [usual, test] = (sign === undefined ? Object.values(signs)[0] : signs[sign]) as Steps;
  const install = sign === undefined && bare !== undefined ? bare : usual;
  const example = readText(shippedExample(gitlab ? 'gitlab-ci.yml' : 'github-actions/npx-exec.yml'));
  const job = gitlab
    ? example.slice(example.lastIndexOf('# The same')).replace('# The same without a container: exec', '# exec')
    : example;
  const system = gitlab && packages !== undefined ? [`apt-get update && apt-get install --yes ${packages}`] : [];
  const steps = [...system, ...(npm && packages !== undefined ? ['npm ci'] : []), install];
  const said = job
    .replace(/^( *- (?:run: )?)npm ci$/m, (_, before: string) => steps.map((step) => before + step).join('\n'))
    .replace('-- npm test', `-- ${test}`);
  // Where no lock file says which, the job runs what was tried here.
  return npm ? said : said.replaceAll('npx tenderbox', `npx --yes tenderbox@${programVersion()}`);
}
