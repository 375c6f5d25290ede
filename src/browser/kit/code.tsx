/** Text of programs. It is always set as text, never as HTML, whoever sent it. */
import { CopyButton } from './values.js';

/** A block of text that wraps, with a way to copy it. */
export function Code({ text, what = 'the text' }: { text: string; what?: string }) {
  return (
    <div class="code">
      <CopyButton text={text} what={what} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}

/** Any value as JSON with indents. */
export function Json({ value, what = 'the JSON' }: { value: unknown; what?: string }) {
  return <Code text={JSON.stringify(value, null, 2) ?? 'undefined'} what={what} />;
}
