/** The frame around every screen. */
import { useEffect } from 'preact/hooks';
import { keyAsked } from '../../api/merchant.js';
import { Toasts } from '../../kit/toasts.js';
import { ConnectionNote } from './connection-note.js';
import { lazily } from './lazily.js';
import { Navigation, ScreenTabs, TabBar } from './navigation.js';
import { Outlet } from './outlet.js';
import { Overlays } from './overlays.js';
import { OverviewRead, useReadOverview } from './overview.js';
import { listenToKeys } from './shortcuts.js';
import { TopBar } from './top-bar.js';

/** Few are asked for a key, and its field is no part of what everybody loads. */
const KeyForm = lazily(async () => (await import('./key-form.js')).KeyForm);

export function App() {
  useEffect(listenToKeys, []);
  const data = useReadOverview();
  const { value: overview } = data;
  return (
    <OverviewRead.Provider value={data}>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <div class="shell">
        <Navigation overview={overview} />
        <div class="body">
          <TopBar />
          <main id="main" tabIndex={-1}>
            <ConnectionNote />
            {keyAsked.value === null ? (
              <>
                <ScreenTabs />
                <Outlet />
              </>
            ) : (
              <KeyForm reason={keyAsked.value} />
            )}
          </main>
        </div>
      </div>
      <TabBar overview={overview} />
      <Overlays overview={overview} />
      <Toasts />
    </OverviewRead.Provider>
  );
}
