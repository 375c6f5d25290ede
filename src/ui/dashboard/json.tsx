/** JSON as a tree: parts fold, ids lead to their records, each value and its path can be copied, and what changed is marked. */
import { useId, useState } from 'preact/hooks';
import { parsed } from '../api/parsed.js';
import { Button, Segments } from '../kit/button.js';
import { Code } from '../kit/code.js';
import { CopyButton, copyText } from '../kit/values.js';
import { hrefOf } from './screens.js';

/** What lies deeper is folded, and so is what has more parts. */
const DEEPEST = 3;
const MOST = 60;

const textOf = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'undefined';

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** As programs name a part: `items[0].name`, `metadata["order id"]`. */
function pathTo(whole: object, path: string, name: string): string {
  if (Array.isArray(whole)) return `${path}[${name}]`;
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? name : `${path}.${name}`;
}

interface JsonProps {
  value: unknown;
  what?: string;
  /** What it was before: the members that differ from it are marked. */
  before?: unknown;
}

/** Any value, with a way to copy it as a whole. */
export function Json({ value, what = 'the JSON', before }: JsonProps) {
  if (!isWhole(value)) return <Code text={textOf(value)} what={what} />;
  return (
    <div class="code json">
      <CopyButton text={textOf(value)} what={what} />
      <Parts of={value} before={before} path="" depth={1} />
    </div>
  );
}

/** A text that may be JSON: then it is read as a tree, or as the bytes that came. */
export function Body({ text, what, before }: { text: string; what: string; before?: string | undefined }) {
  const [shown, show] = useState<'pretty' | 'exact'>('pretty');
  const value = parsed(text);
  if (!isWhole(value)) return <Code text={text} what={what} />;
  return (
    <div class="body">
      <Segments
        label={`How ${what} is shown`}
        of={{ pretty: { text: 'Pretty' }, exact: { text: 'Exact bytes' } }}
        value={shown}
        onChoose={(chosen) => show(chosen)}
      />
      {shown === 'exact' ? (
        <Code text={text} what={what} />
      ) : (
        <Json value={value} what={what} before={parsed(before)} />
      )}
    </div>
  );
}

/** The members of a value, and those that it had before. */
function Parts({ of, before, path, depth }: { of: object; before: unknown; path: string; depth: number }) {
  const isList = Array.isArray(of);
  const was = isWhole(before) && Array.isArray(before) === isList ? new Map(Object.entries(before)) : undefined;
  const is = new Map<string, unknown>(Object.entries(of));
  return (
    <ul>
      {[...new Set([...is.keys(), ...(was?.keys() ?? [])])].map((name) => (
        <Part
          key={name}
          name={isList ? name : JSON.stringify(name)}
          value={is.get(name)}
          was={was && [was.get(name)]}
          path={pathTo(of, path, name)}
          depth={depth}
        />
      ))}
    </ul>
  );
}

interface PartProps {
  /** As it is written. */
  name: string;
  value: unknown;
  /** What it was, where there is something to compare with. */
  was: readonly [unknown] | undefined;
  path: string;
  depth: number;
}

function Part({ name, value, was, path, depth }: PartProps) {
  const size = isWhole(value) ? Object.keys(value).length : 0;
  const [open, setOpen] = useState(depth < DEEPEST && size <= MOST);
  const [chosen, setChosen] = useState(false);
  const id = useId();
  const before = was?.[0];
  // The members of an object say themselves what changed in it.
  const differs = was !== undefined && !(isWhole(value) && isWhole(before)) && textOf(value) !== textOf(before);
  return (
    <li class={differs ? 'differs' : undefined}>
      {size > 0 && (
        <button
          type="button"
          class="fold"
          aria-expanded={open ? 'true' : 'false'}
          aria-label={`Parts of ${path}`}
          onClick={() => setOpen(!open)}
        />
      )}
      <button
        type="button"
        class="name"
        aria-expanded={chosen ? 'true' : 'false'}
        aria-controls={id}
        onClick={() => setChosen(!chosen)}
      >
        {`${name}: `}
      </button>
      {differs && before !== undefined && (
        <del>
          <span class="unseen">was </span>
          {textOf(before)}
        </del>
      )}
      {differs && <span class="unseen">{value === undefined ? 'is not there any more' : 'changed to '}</span>}
      {value === undefined ? null : isWhole(value) ? (
        <small>{Array.isArray(value) ? `[${size || ''}]` : `{${size || ''}}`}</small>
      ) : (
        <Leaf value={value} />
      )}
      <span id={id}>
        {chosen && (
          <>
            {' '}
            <Button onClick={() => void copyText(typeof value === 'string' ? value : textOf(value), path)}>
              Copy value
            </Button>{' '}
            <Button onClick={() => void copyText(path, 'the path')}>Copy path</Button>
          </>
        )}
      </span>
      {isWhole(value) && open && <Parts of={value} before={before} path={path} depth={depth + 1} />}
    </li>
  );
}

function Leaf({ value }: { value: unknown }) {
  const text = textOf(value);
  if (typeof value !== 'string') return <code class="plain">{text}</code>;
  // Addresses of the sandbox itself are its checkout and invoices.
  const href = hrefOf(value) ?? (value.startsWith(`${location.origin}/`) ? value : undefined);
  return <code>{href === undefined ? text : <a href={href}>{text}</a>}</code>;
}
