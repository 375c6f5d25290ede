/** What is found for what was typed, and what can be done. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { messageOf } from '../../api/control.js';
import { Icon } from '../../kit/icons.js';
import { Sign } from '../../kit/signs.js';
import { say } from '../../kit/toasts.js';
import { navigate } from '../router.js';
import { hrefOf, SCREENS } from '../screens.js';
import { type Command, findRecords, type Groups, readCommands, typedSpan } from './commands.js';
import { turnTheme } from './page-state.js';
import type { Keys } from './palette.js';

type Known = Awaited<ReturnType<typeof readCommands>>;

const MOST = 6;

const screens: readonly Command[] = SCREENS.filter(({ path }) => !path.includes(':id')).map(({ title, path, key }) => ({
  title,
  hint: key === undefined ? '' : `g ${key}`,
  run: () => navigate(path),
}));

/** All of it where nothing was typed, else what has every word. */
function fitting(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/);
  return commands.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

function groupsFor(text: string, known: Known | undefined, records: readonly Command[], onHelp: () => void): Groups {
  const wanted = text.trim();
  const target = hrefOf(wanted);
  const page: readonly Command[] = [
    { title: 'Change the theme', hint: 't', run: turnTheme },
    { title: 'Keyboard shortcuts', hint: '?', run: onHelp },
  ];
  const typed = typedSpan(wanted);
  const others = fitting(known?.all ?? [], wanted).filter(({ title }) => title !== typed[0]?.title);
  // A record whose id was typed is opened by Enter, before it was found.
  const jump = target === undefined ? [] : [{ title: `Open ${wanted}`, hint: 'id', run: () => navigate(target) }];
  return {
    Go: jump,
    'This record': fitting(known?.here ?? [], wanted),
    Commands: [...typed, ...others.slice(0, MOST)],
    Records: target === undefined ? records : [],
    Screens: [...fitting(screens, wanted), ...fitting(page, wanted)].slice(0, wanted === '' ? undefined : MOST),
  };
}

/** What only the sandbox can do is read when the palette opens, so that what is typed at once has a place to go. */
function useKnown(text: string): readonly [Known | undefined, readonly Command[]] {
  const [known, setKnown] = useState<Known>();
  const [records, setRecords] = useState<readonly Command[]>([]);
  useEffect(() => {
    const life = { open: true };
    readCommands()
      .then((value) => life.open && setKnown(value))
      .catch(() => undefined);
    return () => {
      life.open = false;
    };
  }, []);
  useEffect(() => {
    if (text.trim().length < SHORTEST) {
      setRecords([]);
      return;
    }
    const life = new AbortController();
    const look = async (): Promise<void> => {
      const found = await findRecords(text.trim(), life.signal);
      if (!life.signal.aborted) setRecords(found);
    };
    const timer = setTimeout(() => void look().catch(() => undefined), WAIT_MS);
    return () => {
      life.abort();
      clearTimeout(timer);
    };
  }, [text]);
  return [known, records];
}

/** What is shorter is part of nearly everything. */
const SHORTEST = 2;
const WAIT_MS = 120;

interface ResultsProps {
  /** What ids of its parts begin with. */
  id: string;
  text: string;
  keys: Keys;
  onActive: (id: string | undefined) => void;
  onClose: () => void;
  onHelp: () => void;
}

export function Results({ id, text, keys, onActive, onClose, onHelp }: ResultsProps) {
  const [chosen, choose] = useState({ text, at: 0 });
  const at = chosen.text === text ? chosen.at : 0;
  const setAt = (next: number): void => choose({ text, at: next });
  const [known, records] = useKnown(text);
  const groups = Object.entries(groupsFor(text, known, records, onHelp)).filter(([, some]) => some.length > 0);
  const commands = groups.flatMap(([, some]) => some);
  const active = commands.length > 0 ? `${id}-${at}` : undefined;
  const run = (command: Command | undefined): void => {
    if (command === undefined) return;
    onClose();
    void Promise.resolve(command.run()).catch((error: unknown) => say(messageOf(error), 'bad'));
  };
  useLayoutEffect(() => {
    // Several keys may come before it is drawn again.
    let now = at;
    keys.press = (key) => {
      if (key === 'Enter') return run(commands[now]);
      now = (now + (key === 'ArrowUp' ? -1 : 1) + commands.length) % Math.max(1, commands.length);
      setAt(now);
    };
    for (const key of keys.early.splice(0)) keys.press(key);
  });
  useLayoutEffect(() => {
    onActive(active);
    document.getElementById(active ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div id={`${id}-list`} role="listbox" aria-label="Results" tabIndex={-1} class="palette-list">
        {groups.map(([heading, some]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own in a list box.
          <div key={heading} role="group" aria-label={heading}>
            <h3 role="presentation">{heading}</h3>
            {some.map((command, i) => (
              <Option
                key={`${command.title} ${i}`}
                id={`${id}-${commands.indexOf(command)}`}
                command={command}
                text={text}
                chosen={commands[at] === command}
                onRun={() => run(command)}
                onPoint={() => setAt(commands.indexOf(command))}
              />
            ))}
          </div>
        ))}
      </div>
      {commands.length === 0 && (
        <p class="palette-none">No results. Records are found by id, amount, order, e-mail, address and hash.</p>
      )}
      <Foot />
    </>
  );
}

function Foot() {
  return (
    <p class="palette-foot">
      <span class="minor">
        <kbd>Up</kbd> <kbd>Down</kbd> move
      </span>
      <span class="minor">
        <kbd>Enter</kbd> run
      </span>
      <span>Violet: only the sandbox can do this</span>
    </p>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  text: string;
  chosen: boolean;
  onRun: () => void;
  onPoint: () => void;
}

function Option({ id, command: { title, hint, icon, sand, state }, text, chosen, onRun, onPoint }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field above, by the pattern of a combobox.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      class={sand ? 'sand' : undefined}
      aria-selected={chosen ? 'true' : 'false'}
      onClick={onRun}
      onPointerMove={onPoint}
    >
      <span class="palette-mark">{state ? <Sign {...state} /> : <Icon name={icon ?? 'arrow'} small />}</span>
      <span class="short">
        <Marked title={title} text={text} />
      </span>
      <span class="palette-hint">{hint.startsWith('g ') || hint.length === 1 ? <kbd>{hint}</kbd> : hint}</span>
    </div>
  );
}

/** A title with what was typed of it in strong letters. */
function Marked({ title, text }: { title: string; text: string }) {
  const word = text.trim().split(/\s+/)[0]?.toLowerCase() ?? '';
  const from = word === '' ? -1 : title.toLowerCase().indexOf(word);
  if (from < 0) return <>{title}</>;
  return (
    <>
      {title.slice(0, from)}
      <b>{title.slice(from, from + word.length)}</b>
      {title.slice(from + word.length)}
    </>
  );
}
