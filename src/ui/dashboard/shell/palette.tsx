/** Ctrl-K: every screen, every command, and a jump to whatever an id names. */
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../kit/dialog.js';
import { navigate } from '../router.js';
import { hrefOf, SCREENS } from '../screens.js';
import { turnTheme } from './page-state.js';

interface Command {
  title: string;
  hint: string;
  run: () => void;
}

const MOST = 12;

function commandsFor(text: string, onHelp: () => void): Command[] {
  const wanted = text.trim().toLowerCase();
  const target = hrefOf(text.trim());
  const jump: Command[] =
    target === undefined ? [] : [{ title: `Open ${text.trim()}`, hint: 'id', run: () => navigate(target) }];
  const screens = SCREENS.filter(({ path }) => !path.includes(':id')).map(({ title, path, key }) => ({
    title,
    hint: key === undefined ? '' : `g ${key}`,
    run: () => navigate(path),
  }));
  const others: Command[] = [
    { title: 'Change the theme', hint: 't', run: turnTheme },
    { title: 'Keyboard shortcuts', hint: '?', run: onHelp },
  ];
  const fits = ({ title }: Command): boolean => wanted.split(/\s+/).every((word) => title.toLowerCase().includes(word));
  return [...jump, ...[...screens, ...others].filter(fits)].slice(0, MOST);
}

export function Palette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const commands = commandsFor(text, onHelp);
  const run = (command: Command | undefined): void => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((at + step + commands.length) % Math.max(1, commands.length));
    else if (event.key === 'Enter') run(commands[at]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Search" headless look="palette" onClose={onClose} testId="palette">
      <input
        class="palette-input"
        role="combobox"
        aria-label="Search screens and commands, or paste an id"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={commands.length > 0 ? `${id}-${at}` : undefined}
        placeholder="Search screens and commands, or paste an id"
        value={text}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Results" tabIndex={-1} class="palette-list">
        {commands.map((command, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field above, by the pattern of a combobox.
          <div
            key={command.title}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at ? 'true' : 'false'}
            onClick={() => run(command)}
            onPointerMove={() => setAt(i)}
          >
            <span>{command.title}</span>
            {command.hint && <kbd>{command.hint}</kbd>}
          </div>
        ))}
      </div>
      {commands.length === 0 && <p class="palette-none">No results. Ids begin with pay_req_ and the like.</p>}
    </Dialog>
  );
}
