/** Text of programs. It is always set as text, never as HTML, whoever sent it. */
import type { ComponentChildren } from 'preact';
import { CopyButton } from './values.js';

/** A block of text that wraps, with a way to copy it. With children it is shown as these, for colours. */
export function Code({ text, what = 'the text', children }: CodeProps) {
  return (
    <div class="code">
      <CopyButton text={text} what={what} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <pre tabIndex={0}>
        <code>{children ?? text}</code>
      </pre>
    </div>
  );
}

interface CodeProps {
  text: string;
  what?: string;
  children?: ComponentChildren;
}
