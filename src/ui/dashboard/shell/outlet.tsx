/** The screen at the present place: fetched when it is first opened, then drawn. */
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { returns } from '../../api/connection.js';
import { chosen } from '../../api/merchant.js';
import { ErrorBoundary, ErrorPage, ReloadButton, Skeleton } from '../../kit/state.js';
import { place } from '../router.js';
import { type Screen, type ScreenProps, screenAt } from '../screens.js';

const loaded = new Map<Screen, ComponentType<ScreenProps>>();

/** How often the sandbox had returned when a module first did not come: a browser remembers that, and does not ask for it again. */
let missed_at: number | undefined;

/** Fetches a screen's module before it is opened. */
export async function prefetch(screen: Screen): Promise<ComponentType<ScreenProps>> {
  const known = loaded.get(screen);
  if (known !== undefined) return known;
  try {
    const { default: View } = await screen.load();
    loaded.set(screen, View);
    return View;
  } catch (error) {
    missed_at ??= returns.peek();
    throw error;
  }
}

/** What is longer is no id, and would hide the rest of the title. */
const LONGEST_ID = 64;

/** Screen readers hear of a new screen by its heading; the first one is read out by the browser itself. */
let drawn: string | undefined;

function useArrival(path: string, ready: boolean): void {
  useLayoutEffect(() => {
    if (!ready || drawn === path) return;
    const first = drawn === undefined;
    drawn = path;
    if (!first) document.getElementById('main')?.focus({ preventScroll: true });
  }, [path, ready]);
}

export function Outlet() {
  const { path, query } = place.value;
  const found = screenAt(path);
  const [failed, setFailed] = useState(false);
  const [, draw] = useState(0);
  const View = found === undefined ? undefined : loaded.get(found.screen);
  useEffect(() => {
    const record = found === undefined || found.id === '' ? [] : [found.id.slice(0, LONGEST_ID)];
    document.title = [...record, found?.screen.title ?? 'No such page', 'Tenderbox'].join(' · ');
    setFailed(false);
    if (found === undefined || View !== undefined) return;
    prefetch(found.screen).then(
      () => draw((count) => count + 1),
      () => setFailed(true),
    );
  }, [path]);
  useArrival(path, found === undefined || View !== undefined);
  if (found === undefined)
    return (
      <ErrorPage title="No such page" link={['/dashboard', 'Go to Home']}>
        There is nothing at {path}. The address may be mistyped, or of another version of the dashboard.
      </ErrorPage>
    );
  if (failed) return <Unloaded />;
  if (View === undefined) return <Skeleton />;
  return (
    <ErrorBoundary key={`${path} ${JSON.stringify(chosen.value)}`}>
      <View id={found.id} query={query} />
    </ErrorBoundary>
  );
}

function Unloaded() {
  useEffect(() => {
    if (returns.value !== missed_at) location.reload();
  }, [returns.value]);
  return (
    <ErrorPage title="This screen did not load" action={<ReloadButton />}>
      The sandbox did not send it. It may have stopped, or was replaced by another version.
    </ErrorPage>
  );
}
