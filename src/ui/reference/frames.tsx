/** The frames of the reference: an entry with its text and what stands beside it. */
import type { ComponentChildren } from 'preact';

interface ArticleProps {
  crumb?: string;
  title: ComponentChildren;
  /** What stands beside the text. */
  side?: ComponentChildren;
  testId?: string;
  children: ComponentChildren;
}

export function Article({ crumb = 'Basics', title, side, testId, children }: ArticleProps) {
  return (
    <article class={side ? 'entry' : 'entry single'} data-testid={testId}>
      <div class="text">
        <p class="crumb">{crumb}</p>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
      {side && <div class="side">{side}</div>}
    </article>
  );
}

interface PanelProps {
  id: string;
  title: string;
  /** What can be done, beside the heading. */
  actions?: ComponentChildren;
  children: ComponentChildren;
}

/** A part of what stands beside the text. */
export function Panel({ id, title, actions, children }: PanelProps) {
  return (
    <section class="card panel" aria-labelledby={id}>
      <header class="between">
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
