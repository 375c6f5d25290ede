/** The few signs that are used. They never stand alone: a word is beside them, or names the button that they are in. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4 4',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  done: 'm5 12 5 5 9-10',
  close: 'M6 6l12 12M18 6 6 18',
  help: 'M9 9a3 3 0 1 1 4 3c-.7.3-1 .9-1 2m0 3v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5Z',
  auto: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 0v16',
  arrow: 'M9 6l6 6-6 6',
  circle: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
  alert: 'M12 4 2.5 20h19L12 4Zm0 6v5m0 2.5v.1',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
