/** Tabs by the pattern of the ARIA authoring practices: one stop of the Tab key, arrows in between. */
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';

interface Tab {
  name: string;
  title: string;
  content: () => ComponentChildren;
}

const STEPS: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_at, length) => length - 1,
};

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [shown, show] = useState(tabs[0]?.name);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === shown),
  );
  const current = tabs[at];
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = STEPS[event.key]?.(at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    show(tabs[next]?.name);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class="tabs">
      <div ref={list} role="tablist" aria-label={label}>
        {tabs.map(({ name, title }, i) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={i === at ? 'true' : 'false'}
            aria-controls={`${id}-panel`}
            tabIndex={i === at ? 0 : -1}
            onClick={() => show(name)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current?.name}`}>
        {current?.content()}
      </div>
    </div>
  );
}
