/** What stands where there is nothing to show: not yet, not any more, or not at all. */
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../api/control.js';
import { Button, LinkButton } from './button.js';
import { Icon } from './icons.js';

const SLOW_MS = 8_000;

/** Grey lines while something is read, and a word when it takes too long. */
export function Skeleton({ lines = 4 }: { lines?: number | undefined }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="skeleton" role="status">
      <span class="unseen">Loading…</span>
      {Array.from({ length: lines }, (_, i) => (
        <i key={i} aria-hidden="true" />
      ))}
      {slow && <p>This takes longer than it should. Is the sandbox still running? This page goes on by itself.</p>}
    </div>
  );
}

interface SaidProps {
  title: string;
  children: ComponentChildren;
  /** The one thing to do about it, or where that is done. */
  action?: ComponentChildren;
  link?: readonly [href: string, text: string] | undefined;
}

const nextOf = ({ action, link }: Pick<SaidProps, 'action' | 'link'>): ComponentChildren =>
  link ? <LinkButton href={link[0]} tone="primary" children={link[1]} /> : action;

/** Nothing there, why that is so, and the one thing to do about it. */
export function EmptyState({ title, children, ...rest }: SaidProps) {
  return (
    <div class="empty" data-testid="empty">
      <h2>{title}</h2>
      <p>{children}</p>
      {nextOf(rest)}
    </div>
  );
}

interface FailureProps {
  error: unknown;
  retry?: () => void;
  /** What to do where trying again is not it. */
  action?: ComponentChildren;
}

/** Something went wrong; what was shown before may still be shown beside it. */
export function Failure({ error, retry, action }: FailureProps) {
  return (
    <div class="note bad" role="alert" data-testid="failure">
      <Icon name="alert" />
      <p>{messageOf(error)}</p>
      {action ?? (retry && <Button onClick={retry}>Try again</Button>)}
    </div>
  );
}

/** A whole screen that cannot be shown. */
export function ErrorPage({ title, children, ...rest }: SaidProps) {
  return (
    <section class="empty page" data-testid="error-page">
      <h1>{title}</h1>
      <p>{children}</p>
      {nextOf(rest)}
    </section>
  );
}

/** What helps where a screen did not come. */
export const ReloadButton = () => (
  <Button tone="primary" onClick={() => location.reload()}>
    Reload the page
  </Button>
);

/** Keeps a bug in one screen from taking the whole dashboard away. */
export class ErrorBoundary extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorPage title="This screen failed" action={<ReloadButton />}>
        That is a fault of the dashboard; the sandbox and its records are not touched by it. Please report what you did.
      </ErrorPage>
    );
  }
}
