/** How the merchant's world stands, as far as the frame around every screen shows it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Reply } from '../../api/control.js';
import { type Data, useRead } from '../../api/use-data.js';

export type Overview = Reply<'/overview', 'get'>;

/** Read once, by the frame. */
export const useReadOverview = (): Data<Overview> => useRead('/overview', 'all');

/** What the frame has read, for the screens within it. */
export const OverviewRead = createContext<Data<Overview>>({
  value: undefined,
  failure: undefined,
  reload: () => undefined,
});

export const useOverview = (): Data<Overview> => useContext(OverviewRead);
