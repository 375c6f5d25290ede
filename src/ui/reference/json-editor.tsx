/**
 * JSON that is written by hand: a plain text area, its text drawn in colours over it, and a list of what the contract knows for
 * the place of the caret. The list stands in the drawn text behind the caret, so that nothing has to be measured.
 */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Schema } from '../api/contract.js';
import { Frame } from '../kit/field.js';
import { MOST_COLOURED, Pieces } from './code.js';
import { type Completion, type Completions, completionsAt } from './complete.js';
import { useContract } from './fields.js';
import { jsonPieces, type Piece } from './json-text.js';

interface JsonEditorProps {
  label: string;
  schema: unknown;
  value: string;
  onInput: (value: string) => void;
  issue: string | undefined;
}

export function JsonEditor({ label, schema, value, onInput, issue }: JsonEditorProps) {
  const list = useId();
  const { area, caret, found, active, take, onText, ...handlers } = useCompletions(schema, value, onInput);
  const pieces: Piece[] = value.length > MOST_COLOURED ? [{ text: value, kind: 'plain' }] : jsonPieces(value);
  const [before, after] = cut(pieces, caret);
  return (
    <Frame label={label} issue={found ? undefined : issue} hint="Ctrl+Space shows what the contract knows for a place.">
      {(tied) => (
        <div class="json-editor">
          <textarea
            {...tied}
            {...handlers}
            ref={area}
            value={value}
            spellcheck={false}
            autocomplete="off"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={found && list}
            aria-activedescendant={found && `${list}-${active}`}
            onInput={(event) => onText(event.currentTarget.value, event.data)}
          />
          <div class="drawn">
            <span aria-hidden="true">
              <Pieces pieces={before} />
            </span>
            {found && <Options id={list} found={found} active={active} onTake={(option) => take(found, option)} />}
            <span aria-hidden="true">
              <Pieces pieces={after} />
              {'\n'}
            </span>
          </div>
          <span class="unseen" role="status">
            {found && `${found.options.length} completions`}
          </span>
        </div>
      )}
    </Frame>
  );
}

/** What fits at the caret of a text area, and what its keys do with it. Without a caret the list is closed. */
function useCompletions(schema: unknown, value: string, onInput: (value: string) => void) {
  const contract = useContract();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | undefined>(undefined);
  const [active, setActive] = useState(0);
  const at = (text: string, place: number): Completions | undefined =>
    completionsAt(contract, contract.resolve<Schema>(schema).value, text, place);
  const found = caret === undefined ? undefined : at(value, caret);
  const close = (): void => setCaret(undefined);
  const open = (): void => {
    const { value: text, selectionStart } = area.current as HTMLTextAreaElement;
    setCaret(at(text, selectionStart) && selectionStart);
    setActive(0);
  };
  const take = ({ from, to }: Completions, { text }: Completion): void => {
    const { current } = area;
    if (current === null) return;
    current.setSelectionRange(from, to);
    // What is written so can be taken back with the browser's own undo.
    if (!document.execCommand('insertText', false, text)) {
      current.setRangeText(text, from, to, 'end');
      onInput(current.value);
    }
    open();
  };
  const onText = (text: string, typed: string | null): void => {
    onInput(text);
    if (caret !== undefined || typed === '"') open();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const count = found?.options.length ?? 0;
    const chosen = found?.options[active];
    if (event.ctrlKey && event.code === 'Space') open();
    else if (found === undefined || !plain) return;
    else if (event.key in moves) setActive((active + (moves[event.key] ?? 0) + count) % count);
    else if (event.key === 'Escape') close();
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) take(found, chosen);
    else return;
    event.preventDefault();
  };
  const onKeyUp = ({ key }: KeyboardEvent): void => {
    if (found !== undefined && /^(?:Arrow(?:Left|Right)|Home|End)$/.test(key)) open();
  };
  return { area, caret, found, active, take, onText, onKeyDown, onKeyUp, onPointerUp: close, onBlur: close };
}

interface OptionsProps {
  id: string;
  found: Completions;
  active: number;
  onTake: (option: Completion) => void;
}

function Options({ id, found, active, onTake }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [found, active]);
  return (
    <div id={id} ref={list} role="listbox" tabIndex={-1} aria-label="Completions" data-testid="completions">
      {found.options.map((option, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text area, which keeps the focus.
        <div
          key={option.label}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === active ? 'true' : 'false'}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          <b>{option.label}</b> <small>{option.meaning}</small>
        </div>
      ))}
    </div>
  );
}

/** Pieces before and behind a place. */
function cut(pieces: readonly Piece[], place = 0): [Piece[], Piece[]] {
  const parts: [Piece[], Piece[]] = [[], []];
  let start = 0;
  for (const piece of pieces) {
    const split = Math.min(Math.max(place - start, 0), piece.text.length);
    parts[0].push({ ...piece, text: piece.text.slice(0, split) });
    parts[1].push({ ...piece, text: piece.text.slice(split) });
    start += piece.text.length;
  }
  return parts;
}
