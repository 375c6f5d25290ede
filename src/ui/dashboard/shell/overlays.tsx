/** What lies over the screens: the palette, the help and the clock. One at a time. */
import { ClockPopover } from './clock-chip.js';
import { Help } from './help.js';
import type { Overview } from './overview.js';
import { overlay } from './page-state.js';
import { Palette } from './palette.js';

const close = (): void => {
  overlay.value = 'none';
};

export function Overlays({ overview }: { overview: Overview | undefined }) {
  if (overlay.value === 'palette') return <Palette onClose={close} onHelp={() => (overlay.value = 'help')} />;
  if (overlay.value === 'clock') return <ClockPopover overview={overview} onClose={close} />;
  return overlay.value === 'help' ? <Help onClose={close} /> : null;
}
