/** The frame around every screen. */
import { useEffect } from 'preact/hooks';
import { keyAsked } from '../../api/merchant.js';
import { Toasts } from '../../kit/toasts.js';
import { ConnectionNote } from './connection-note.js';
import { KeyForm } from './key-form.js';
import { Navigation } from './navigation.js';
import { Outlet } from './outlet.js';
import { Overlays } from './overlays.js';
import { listenToKeys } from './shortcuts.js';
import { TopBar } from './top-bar.js';

export function App() {
  useEffect(listenToKeys, []);
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <TopBar />
      <div class="frame">
        <Navigation />
        <main id="main" tabIndex={-1}>
          <ConnectionNote />
          {keyAsked.value === null ? <Outlet /> : <KeyForm reason={keyAsked.value} />}
        </main>
      </div>
      <Overlays />
      <Toasts />
    </>
  );
}
