/** Host headers that do not name this machine, as many as are asked for; the same for the same seed. */

const OWN = ['localhost', '127.0.0.1', '[::1]', 'a.localhost'];
const FOREIGN = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '127-0-0-1.evil.example',
  'evil-localhost',
  'localhost.localdomain',
  '_spf.evil.example',
  'xn--80ak6aa92e.example',
  '0.0.0.0',
  '10.0.0.1',
  '169.254.169.254',
  '128.0.0.1',
  '[::]',
  '[::2]',
  '[::ffff:127.0.0.1]',
  '[0:0:0:0:0:0:0:1]',
  '127.1',
  '127.0.1',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '2130706433',
  '127.0.0.01',
  '127.0.0.256',
  '__proto__',
  'constructor',
];
/** Everything that a header may hold and a name may not. */
const SIGNS = [
  ...'!"#$%&\'()*+,/:;<=>?@[\\]^`{|}~ \t',
  '%00',
  '%2e',
  '\u00a0',
  '\u00e9',
  '\u00ff',
  '\u0080',
  '..',
  '::',
];

/** Marsaglia's xorshift: as much chance as a table of tests needs. */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** What the machine's own names look like, written apart from the program. */
const isOwn = (host: string): boolean => {
  const [, name = '', port = '0'] = /^(.*?)(?::(\d{1,5}))?$/s.exec(host.trim().toLowerCase()) ?? [];
  const part = /^127\.(\d+)\.(\d+)\.(\d+)$/.exec(name)?.slice(1) ?? [];
  const v4 = part.length === 3 && part.every((digits) => Number(digits) < 256 && String(Number(digits)) === digits);
  const named = name === 'localhost' || name === '[::1]' || /^[a-z0-9][a-z0-9._-]*\.localhost$/.test(name);
  return Number(port) >= 0 && (v4 || named);
};

/** Hosts that are malformed, or well formed and foreign. */
export function hostileHosts(count: number, seed = 7): string[] {
  const next = chance(seed);
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T;
  const ways: (() => string)[] = [
    () => pick(FOREIGN),
    () => `${pick(FOREIGN)}:${next(70_000)}`,
    () => `${pick(OWN)}:${pick(['', 'http', '-1', '+80', '0x50', '999999', '80:80', '8 0', '١'.charCodeAt(0)])}`,
    () => {
      const own = pick(OWN);
      const at = next(own.length + 1);
      return own.slice(0, at) + pick(SIGNS) + own.slice(at);
    },
    () => `${pick(OWN)}${pick(['@', '#', '/', '?', '\\', ',', ';'])}${pick(FOREIGN)}`,
    () => `${pick(FOREIGN)}${pick(['@', '#', '/', '?', '\\', ', ', '; '])}${pick(OWN)}`,
    () => Array.from({ length: 1 + next(40) }, () => String.fromCharCode(33 + next(222))).join(''),
    () => `${pick(['a', '.', '-', '[', ':', '1.'])}`.repeat(1 + next(3_000)),
    () => `${'a.'.repeat(200 + next(300))}localhost`,
    () => `${pick(OWN)}.`,
    () => `http://${pick(OWN)}`,
  ];
  const found = new Set<string>();
  while (found.size < count) {
    const host = pick(ways)();
    if (!isOwn(host) && host.trim() !== '' && !host.includes('\u007f')) found.add(host);
  }
  return [...found];
}
