/** How the merchant's world stands, as far as the frame around every screen shows it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Reply, read } from '../../api/control.js';
import { type Data, useData } from '../../api/use-data.js';
import type { EntryTitle } from '../screens.js';

export type Overview = Reply<'/overview', 'get'>;

/** Read once, by the frame. */
export const useReadOverview = (): Data<Overview> =>
  useData('overview', (signal) => read('/overview', { signal }), 'all');

/** What the frame has read, for the screens within it. */
export const OverviewRead = createContext<Data<Overview>>({
  value: undefined,
  failure: undefined,
  reload: () => undefined,
});

export const useOverview = (): Data<Overview> => useContext(OverviewRead);

/** A number beside an entry, and what it counts. */
export interface Count {
  count: number;
  of: string;
  /** What wants to be looked at is amber, what the sandbox does on purpose violet. */
  tone: 'warn' | 'sand';
}

/** What is counted beside entries of the navigation; what is not there has nothing to count. */
export function countsOf(overview: Overview | undefined): Partial<Record<EntryTitle, Count>> {
  if (overview === undefined) return {};
  const { deliveries_retrying, faults, runs } = overview;
  const all: Partial<Record<EntryTitle, Count>> = {
    Webhooks: { count: deliveries_retrying, of: 'retrying', tone: 'warn' },
    Scenarios: { count: runs, of: 'running', tone: 'sand' },
    Faults: { count: faults, of: 'active', tone: 'sand' },
  };
  return Object.fromEntries(Object.entries(all).filter(([, { count }]) => count > 0));
}
