/** Tabs by the pattern of the ARIA authoring practices: one stop of the Tab key, arrows in between. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { showCurrent } from './navigation.js';
import { Card } from './page.js';

const STEPS: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_at, length) => length - 1,
};

interface TabsProps {
  label: string;
  of: Readonly<Record<string, () => ComponentChildren>>;
  /** The title that is shown, and who is told of another one: for a page that keeps it in its address. */
  kept?: { title: string | undefined; show: (title: string) => void };
  /** They stand in a card already. */
  bare?: boolean;
}

/** A card with tabs: what each shows, by its title. Titles may change while one is shown, their order may not. */
export function Tabs({ label, of, kept, bare }: TabsProps) {
  const [own, showOwn] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const titles = Object.keys(of);
  const at = kept === undefined ? own : Math.max(0, titles.indexOf(kept.title ?? ''));
  useEffect(() => showCurrent(list.current), [at]);
  const show = (next: number): void => (kept === undefined ? showOwn(next) : kept.show(titles[next] ?? ''));
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = STEPS[event.key]?.(at, titles.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  const shown = (
    <>
      <div ref={list} role="tablist" aria-label={label}>
        {titles.map((title, i) => (
          <button
            key={i}
            type="button"
            role="tab"
            id={`${id}-${i}`}
            aria-selected={i === at ? 'true' : 'false'}
            aria-controls={`${id}-panel`}
            tabIndex={i === at ? 0 : -1}
            onClick={() => show(i)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${at}`}>
        {of[titles[at] ?? '']?.()}
      </div>
    </>
  );
  return bare ? shown : <Card label={label}>{shown}</Card>;
}
