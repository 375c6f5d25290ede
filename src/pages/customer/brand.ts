/** A merchant's own name, color and logo on the pages of its customers. */
import { Reply } from '../../api/call.js';
import { businessName } from '../../domain/merchants/merchants.js';
import type { World } from '../../domain/world.js';
import { html, type Markup } from './html.js';

/** Color and logo are empty where the merchant has none. */
export interface Brand {
  name: string;
  color: string;
  logo: string;
}

export function brandOf(world: World): Brand {
  const { brand_color: color, brand_logo: logo } = world.data.settings;
  return { name: businessName(world), color, logo };
}

/** The logo. As a picture an SVG runs no script and loads nothing; it has no address of its own that a browser could open. */
export const logoOf = ({ logo }: Brand): Markup | null =>
  logo === '' ? null : html`<img class="logo" src="${logo}" alt="" data-testid="logo">`;

/** What stands for a merchant: its logo, else the initial of its name, in its color or in one of five, so that shops are told apart. */
export function markOf(brand: Brand): Markup {
  const initial = [...brand.name.trim()][0]?.toUpperCase() ?? '';
  const hue = brand.color === '' ? ` hue-${initial.charCodeAt(0) % 5}` : '';
  return logoOf(brand) ?? html`<span class="initial${hue}" aria-hidden="true">${initial}</span>`;
}

// The color as a style sheet of its own, because no page lets in any style that stands in it. Grounds are filled with the color as it
// is; for texts and lines a darker or lighter one stands for it, which can be read on every ground of the page.

type Rgb = readonly [red: number, green: number, blue: number];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, i) => part + ((to[i] ?? 0) - part) * share) as unknown as Rgb;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** WCAG 2.2 AA for texts, with a little for what rounding takes. */
const LEAST_CONTRAST = 4.6;

/** How light a color is, as WCAG has it. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever can be read better. */
const inkOn = (ground: Rgb): Rgb => (contrast(ground, BLACK) > contrast(ground, WHITE) ? BLACK : WHITE);

/** By theme: the grounds of ui/kit/tokens.css that texts stand on, and which way a color becomes readable there. */
const THEMES = {
  light: { grounds: ['#f5f7f6', '#ffffff', '#eff2f1', '#f3f6f5'].map(rgbOf), toward: BLACK, tint: 0.1 },
  dark: { grounds: ['#0d1212', '#141b1b', '#0f1616', '#1a2323'].map(rgbOf), toward: WHITE, tint: 0.15 },
} as const;

function accentIn(theme: keyof typeof THEMES, color: Rgb) {
  const { grounds, toward, tint } = THEMES[theme];
  const ground = mix(grounds[1] ?? WHITE, color, tint);
  const isReadable = (accent: Rgb): boolean =>
    [...grounds, ground].every((each) => contrast(accent, each) >= LEAST_CONTRAST);
  let share = 0;
  while (share < 1 && !isReadable(mix(color, toward, share))) share += 0.02;
  const accent = mix(color, toward, Math.min(1, share));
  return { accent, ground, ink: inkOn(accent) };
}

/** The style sheet of a color. */
export function brandSheet(hex: string): string {
  const color = rgbOf(hex);
  const [light, dark] = [accentIn('light', color), accentIn('dark', color)];
  const both = (part: 'accent' | 'ground' | 'ink'): string => `light-dark(${hexOf(light[part])}, ${hexOf(dark[part])})`;
  const ink = inkOn(color);
  return `.customer {
  --accent: ${both('accent')};
  --accent-ink: ${both('ink')};
  --accent-ground: ${both('ground')};
  --brand: ${hexOf(color)};
  --brand-hover: ${hexOf(mix(color, ink === WHITE ? BLACK : WHITE, 0.12))};
  --brand-ink: ${hexOf(ink)};
}
`;
}

/** Below the path of each page. */
export const SHEET = '/brand.css';

/** Replies with the style sheet of a merchant; of one without a color with one that changes nothing. */
export function sheetReply(world: World): Reply {
  const { color } = brandOf(world);
  const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' };
  return new Reply(200, { ...headers, 'cross-origin-resource-policy': 'same-origin' }, color && brandSheet(color));
}
