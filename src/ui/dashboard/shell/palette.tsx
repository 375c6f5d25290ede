/** Ctrl-K: a field for what is looked for. What is found is drawn by a module of its own; what is typed before that is there is kept. */
import { useId, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../kit/dialog.js';
import { Icon } from '../../kit/icons.js';
import { lazily } from './lazily.js';

/** Keys of the field that are meant for the results. */
export interface Keys {
  press: (key: string) => void;
  /** Those that came before there was anything to choose from. */
  early: string[];
}

const Results = lazily(async () => (await import('./results.js')).Results);
const MEANT: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter']);
const WORDS = 'Search records, commands and screens';

function newKeys(): Keys {
  const early: string[] = [];
  return { early, press: (key) => early.push(key) };
}

export function Palette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState<string>();
  const id = useId();
  const keys = useRef<Keys>(undefined);
  keys.current ??= newKeys();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!MEANT.has(event.key)) return;
    event.preventDefault();
    keys.current?.press(event.key);
  };
  return (
    <Dialog title="Search" headless look="palette" onClose={onClose} testId="palette">
      <div class="palette-field">
        <Icon name="search" />
        <input
          class="palette-input"
          role="combobox"
          aria-label={WORDS}
          aria-expanded={active !== undefined}
          aria-controls={active && `${id}-list`}
          aria-activedescendant={active}
          placeholder={WORDS}
          value={text}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <Results id={id} text={text} keys={keys.current} onActive={setActive} onClose={onClose} onHelp={onHelp} />
    </Dialog>
  );
}
