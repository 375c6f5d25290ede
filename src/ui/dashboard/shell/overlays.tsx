/** What lies over the screens: the palette and the help. One at a time. */
import { Help } from './help.js';
import { overlay } from './page-state.js';
import { Palette } from './palette.js';

const close = (): void => {
  overlay.value = 'none';
};

export function Overlays() {
  if (overlay.value === 'palette') return <Palette onClose={close} onHelp={() => (overlay.value = 'help')} />;
  return overlay.value === 'help' ? <Help onClose={close} /> : null;
}
