/** What lies over the screens: the palette, the help and the clock. One at a time, and none is fetched before it is wanted. */
import { lazily } from './lazily.js';
import { overlay } from './page-state.js';
import { Palette } from './palette.js';

const Help = lazily(async () => (await import('./help.js')).Help);
const ClockPopover = lazily(async () => (await import('./clock-popover.js')).ClockPopover);

const close = (): void => {
  overlay.value = 'none';
};

export function Overlays() {
  // It is there at once, because what is typed at once is meant for it.
  if (overlay.value === 'palette') return <Palette onClose={close} onHelp={() => (overlay.value = 'help')} />;
  if (overlay.value === 'clock') return <ClockPopover onClose={close} />;
  return overlay.value === 'help' ? <Help onClose={close} /> : null;
}
