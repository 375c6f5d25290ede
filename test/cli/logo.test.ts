/** `brand_logo` as the file of a picture: named by flag, variable, configuration file, profile and code, and refused where it is none. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '../../src/client.js';
import { readConfig, type Sources } from '../../src/config/config.js';
import { createTenderbox } from '../../src/index.js';
import { configFiles } from '../../src/platform/node/files.js';
import { openBox } from '../support/box.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="5" cy="5" r="4"/></svg>';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const svgUrl = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  writeFileSync(join(folder, 'logo.svg'), SVG);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (sources: Partial<Sources>) => readConfig({ folder, ...configFiles, ...sources });
const flag = (text: string) => ({ flags: { values: { 'brand-logo': text }, rest: [] } });

async function logoOf(sources: Partial<Sources>): Promise<string> {
  const { config } = await read(sources);
  return config?.settings.brand_logo ?? 'none';
}

/** The one fault of a flag that names what it should not. */
async function faultOf(text: string): Promise<string> {
  const result = await read(flag(text));
  if (result.config !== null) return 'none';
  return result.issues.map(({ where, message }) => `${where}: ${message}`).join('\n');
}

describe('a logo is read from a file', () => {
  test.each([
    ['png', Buffer.from(PNG, 'base64'), `data:image/png;base64,${PNG}`],
    ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'data:image/jpeg;base64,/9j/4AAQ'],
    ['webp', Buffer.from('UklGRiQAAABXRUJQVlA4', 'base64'), 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4'],
    ['svg', SVG, svgUrl],
    ['an SVG behind a byte order mark', `\ufeff\n${SVG}`, svgUrl],
  ])('%s, whatever its name says', async (_what, bytes, url) => {
    writeFileSync(join(folder, 'logo'), bytes);
    expect(await logoOf(flag('./logo'))).toBe(url);
  });

  test('from the current folder by flag and variable, and from that of the file that names it', async () => {
    expect(await logoOf(flag('logo.svg'))).toBe(svgUrl);
    expect(await logoOf({ env: { TENDERBOX_BRAND_LOGO: join(folder, 'logo.svg') } })).toBe(svgUrl);
    mkdirSync(join(folder, 'shop'));
    for (const [name, text] of [
      ['options.yaml', 'brand_logo: ../logo.svg'],
      ['inline.yaml', 'profile: { brand_logo: ../logo.svg }'],
      ['named.yaml', 'profile: ./options.yaml'],
    ] as const) {
      writeFileSync(join(folder, 'shop', name), text);
      expect(await logoOf({ flags: { values: { config: `shop/${name}` }, rest: [] } }), name).toBe(svgUrl);
    }
    const box = await openBox({ data: undefined as never, port: false, brandLogo: join(folder, 'logo.svg') });
    const { payment_url } = await createClient(box).payments.create({ amount: 100, currency: 'EUR' });
    expect(await (await box.fetch(payment_url)).text()).toContain(`src="${svgUrl}"`);
  });

  test('a data URL stays what it is, and nothing takes the logo away', async () => {
    expect(await logoOf(flag(svgUrl))).toBe(svgUrl);
    writeFileSync(join(folder, 'tenderbox.yaml'), 'brand_logo: ""');
    expect(await logoOf({})).toBe('');
  });
});

describe('what is no logo is rejected with its place and what to do', () => {
  test.each([
    ['none.svg', /^--brand-logo: Cannot read \S+none\.svg: there is no such file or folder; check the path\.$/],
    ['.', /^--brand-logo: Cannot read \S+: it is a folder; name a file\.$/],
    ['logo.svg/logo.png', /: a part of the path is not a folder; check the path\.$/],
    [`${'x'.repeat(300)}.png`, /: a name in it is too long; check the path\.$/],
    ['https://shop.example/logo.png', /^--brand-logo: brand_logo cannot be "https.*allowed: a PNG.* as a data URL/],
  ])('%s', async (text, said) => {
    expect(await faultOf(text)).toMatch(said);
  });

  test('a file of another kind, and one that is too large', async () => {
    writeFileSync(join(folder, 'logo.png'), 'GIF89a');
    expect(await faultOf('logo.png')).toBe(
      `--brand-logo: is the file ${folder}/logo.png, which is no picture that pages show; give a PNG, JPEG, WebP or SVG.`,
    );
    writeFileSync(join(folder, 'large.svg'), SVG.padEnd(33_000));
    const large = `${folder}/large.svg, which is too large to stand in every page; give one of at most 32 kB.`;
    expect(await faultOf('large.svg')).toBe(`--brand-logo: is the file ${large}`);
    writeFileSync(join(folder, 'tenderbox.yaml'), '# a shop\nbrand_logo: large.svg\n');
    const { issues } = (await read({})) as { issues: object[] };
    expect(issues).toEqual([{ where: 'tenderbox.yaml:2:1', message: `is the file ${large}` }]);
    await expect(createTenderbox({ brandLogo: join(folder, 'large.svg') })).rejects.toThrow(
      `brandLogo: is the file ${large}`,
    );
  });
});
