/** Makes shells complete commands: what can follow is what commands read, so that it never says anything else. */
import { Argument, type Command, type Option } from 'commander';
import { COMMANDS } from './commands.js';
import { type Context, EXIT } from './context.js';
import { bareCommand } from './parse.js';

/** What each shell runs; the words of the line so far go to `completion words`, and what can follow comes back line by line. */
const SCRIPTS = {
  bash: `_tenderbox() {
  COMPREPLY=($(compgen -W "$(tenderbox completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD-1}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _tenderbox tenderbox`,
  zsh: `#compdef tenderbox
_tenderbox() {
  compadd -- \${(f)"$(tenderbox completion words -- "\${(@)words[2,CURRENT-1]}" 2>/dev/null)"} || _files
}
compdef _tenderbox tenderbox`,
  fish: `complete -c tenderbox -a '(tenderbox completion words -- (commandline -opc)[2..-1] 2>/dev/null)'`,
} as const;

const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];
const WHERE = {
  bash: 'eval "$(tenderbox completion bash)"    in ~/.bashrc',
  zsh: 'eval "$(tenderbox completion zsh)"     in ~/.zshrc, after compinit',
  fish: 'tenderbox completion fish | source     in ~/.config/fish/config.fish',
} as const;

export async function run(name: string, args: string[], context: Context): Promise<number> {
  if (args[0] === 'words') {
    for (const word of await following(args.slice(args[1] === '--' ? 2 : 1), context)) context.out(word);
    return EXIT.ok;
  }
  const command = bareCommand(name, context)
    .addArgument(new Argument('<SHELL>', 'the shell').choices(SHELLS))
    .addHelpText('after', ['', 'Examples:', ...SHELLS.map((shell) => `  ${WHERE[shell]}`)].join('\n'))
    .parse(args, { from: 'user' });
  context.out(SCRIPTS[command.args[0] as keyof typeof SCRIPTS]);
  return EXIT.ok;
}

/** What can stand after these words. */
async function following(words: readonly string[], context: Context): Promise<readonly string[]> {
  const [name = '', second = '', ...rest] = words;
  // Behind it stands a command of somebody else.
  if (words.includes('--')) return [];
  const row = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (words.length === 0 || row === undefined) return words.length === 0 ? Object.keys(COMMANDS) : [];
  const { calls = {}, usage } = row;
  const called = 'operation' in calls ? [] : Object.keys(calls).filter((verb) => verb !== 'list');
  // A word that makes no call is known by the usage alone.
  const verbs = [...new Set([...called, ...(/(?<=\[)[a-z]+/.exec(usage) ?? [])])];
  const command = await commandOf(verbs.includes(second) ? [name, second] : [name], context);
  const options = command?.createHelp().visibleOptions(command) ?? [];
  const about = options.find(({ short, long }) => [short, long].includes(words.at(-1)));
  if (about?.required || about?.optional) return valuesOf(about);
  const first = [...verbs, ...(command?.registeredArguments ?? []).flatMap(({ argChoices = [] }) => argChoices)];
  return [...(second === '' && rest.length === 0 ? first : []), ...options.flatMap(({ long }) => long ?? [])];
}

/** The words that an option takes; none where its value is anything else, which its help has in capitals. */
function valuesOf({ argChoices, flags }: Option): readonly string[] {
  const [, values = ''] = /[<[](.*\|.*)[>\]]/.exec(flags) ?? [];
  return argChoices ?? values.split('|').filter((value) => /^[a-z\d]/.test(value));
}

/** What a command reads its line by, as it makes that to tell its help. */
async function commandOf([name = '', ...args]: readonly string[], context: Context): Promise<Command | undefined> {
  let made: Command | undefined;
  const silent = { ...context, out: () => undefined, err: () => undefined };
  const seen = (command: Command) => {
    made = command;
  };
  const module = await COMMANDS[name]?.load();
  await module?.run(name, [...args, '--help'], { ...silent, made: seen }).catch(() => undefined);
  return made;
}
