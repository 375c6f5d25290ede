/** JSON as a tree: parts fold, ids lead to their records, and each value and its path can be copied. */
import { useId, useState } from 'preact/hooks';
import { Button } from '../kit/button.js';
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

/** Any value, with a way to copy it as a whole. */
export function Json({ value, what = 'the JSON' }: { value: unknown; what?: string }) {
  if (!isWhole(value)) return <Code text={textOf(value)} what={what} />;
  return (
    <div class="code json">
      <CopyButton text={textOf(value)} what={what} />
      <Parts of={value} path="" depth={1} />
    </div>
  );
}

function Parts({ of, path, depth }: { of: object; path: string; depth: number }) {
  return (
    <ul>
      {Object.entries(of).map(([name, value]) => (
        <Part
          key={name}
          name={Array.isArray(of) ? name : JSON.stringify(name)}
          value={value}
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
  path: string;
  depth: number;
}

function Part({ name, value, path, depth }: PartProps) {
  const size = isWhole(value) ? Object.keys(value).length : 0;
  const [open, setOpen] = useState(depth < DEEPEST && size <= MOST);
  const [chosen, setChosen] = useState(false);
  const id = useId();
  return (
    <li>
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
      {isWhole(value) ? (
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
      {isWhole(value) && open && <Parts of={value} path={path} depth={depth + 1} />}
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
