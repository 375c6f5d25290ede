/** The text of descriptions: paragraphs, headings, lists and code of CommonMark, drawn as elements and never as HTML. */
import type { ComponentChildren } from 'preact';

/** `code` inside of a sentence. */
export function Inline({ text }: { text: string }) {
  const parts = text.split(/`([^`]+)`/);
  return <>{parts.map((part, i) => (i % 2 === 1 ? <code key={`${i}`}>{part}</code> : part))}</>;
}

const LIST = /^[*-] /;

function blockOf(block: string): ComponentChildren {
  const heading = /^#{1,4} (.*)$/.exec(block);
  if (heading !== null) return <h2 key={block}>{heading[1]}</h2>;
  if (!LIST.test(block)) {
    return (
      <p key={block}>
        <Inline text={block.replaceAll('\n', ' ')} />
      </p>
    );
  }
  const items = block.split(/\n(?=[*-] )/);
  return (
    <ul key={block} class="bullets">
      {items.map((item) => (
        <li key={item}>
          <Inline text={item.replace(LIST, '').replace(/\n\s*/g, ' ')} />
        </li>
      ))}
    </ul>
  );
}

export function Prose({ text }: { text: string }) {
  const blocks = text.trim().split(/\n{2,}/);
  return text.trim() === '' ? null : <div class="prose">{blocks.map(blockOf)}</div>;
}
