import { tentMark } from '../tent-mark';
import type { Climate } from './land';
import type { CoverSize, PictureLook, PictureSize } from './seed';

type Palette = { fills: readonly string[]; line: string; ochre: string; card: string };

/**
 * Hex values of the tokens in app/globals.css, which an SVG in an `<img>` can't use. `fills` lists
 * the water, then five heights.
 */
export const palettes: Record<'light' | 'dark', Palette> = {
  light: {
    fills: ['#b8d7df', '#e9ebc9', '#c9daaf', '#a5ca9c', '#88b589', '#6ca177'],
    line: '#3061466b',
    ochre: '#9a490f',
    card: '#fffefc',
  },
  dark: {
    fills: ['#10252c', '#1f2e22', '#233728', '#25402f', '#2c4d38', '#335a41'],
    line: '#94cda742',
    ochre: '#eba25f',
    card: '#18231e',
  },
};

type Land = Record<'light' | 'dark', Pick<Palette, 'fills' | 'line'>>;

const lands: Record<Climate['look'], Land> = {
  green: palettes,
  tropic: {
    light: { fills: ['#b8d7df', '#e8eec8', '#bedda6', '#8fc589', '#6cad76', '#519465'], line: '#225a396b' },
    dark: { fills: ['#10252c', '#1a2e23', '#1d3728', '#21412e', '#274f36', '#2e5b3e'], line: '#8ecfa442' },
  },
  dry: {
    light: { fills: ['#b8d7df', '#f3eac8', '#e6dcaf', '#d0c996', '#b7b680', '#9da46f'], line: '#60552c6b' },
    dark: { fills: ['#10252c', '#2c2a1f', '#343223', '#3c3a27', '#45442c', '#4e4f33'], line: '#cdc69942' },
  },
  red: {
    light: { fills: ['#b8d7df', '#fae2c6', '#f6cda8', '#eeb287', '#e0976c', '#ce7e58'], line: '#743b1f6b' },
    dark: { fills: ['#10252c', '#34231a', '#412a1f', '#4f3123', '#5f3929', '#6e4130'], line: '#e7b18c42' },
  },
};

/**
 * The narrower a cover is rendered, the larger its 26 px pin, which then looks about the same size.
 * Each step is [largest rendered width of the cover, scale].
 */
const pinScales: Record<CoverSize, { usual: number; steps: readonly (readonly [number, number])[] }> = {
  wide: {
    usual: 0.75,
    steps: [
      [860, 1.15],
      [600, 1.7],
      [440, 2.25],
      [260, 3.4],
    ],
  },
  thumb: {
    usual: 0.8,
    steps: [
      [180, 1.15],
      [120, 1.5],
    ],
  },
  tall: {
    usual: 0.75,
    steps: [
      [900, 1],
      [560, 1.5],
    ],
  },
};

export function styleSheet(size: CoverSize, look: Climate['look']): string {
  const light = { ...palettes.light, ...lands[look].light };
  const dark = { ...palettes.dark, ...lands[look].dark };
  const { usual, steps } = pinScales[size];
  const scales = steps.map(
    ([width, scale]) => `@media(max-width:${width}px){g g{transform:scale(${scale})}}`,
  );
  return (
    `<style>${colours(light)}path{stroke:var(--l);stroke-width:.7px;vector-effect:non-scaling-stroke}` +
    `.h{stroke-width:1.4px}g g{transform:scale(${usual})}g circle{fill:var(--o);stroke:var(--p);stroke-width:2.5}` +
    'g path{fill:var(--p);stroke:var(--p);stroke-width:2;stroke-linejoin:round;stroke-linecap:round;vector-effect:none}' +
    `${scales.join('')}@media(prefers-color-scheme:dark){${colours(dark)}}</style>`
  );
}

const picturePins: Record<PictureSize, number> = { mail: 1.5, preview: 1.7 };

/** The PNG converter supports neither custom properties nor dark mode. */
export function pictureSheet(size: PictureSize, look: Climate['look'], shade: PictureLook): string {
  const { fills, line, ochre, card } = { ...palettes[shade], ...lands[look][shade] };
  const rules = fills.map((fill, i) => `.${'abcdef'[i]}{fill:${fill}}`);
  return (
    `<style>${rules.join('')}path{stroke:${line};stroke-width:.7px}.h{stroke-width:1.4px}` +
    `g g{transform:scale(${picturePins[size]})}g circle{fill:${ochre};stroke:${card};stroke-width:2.5}` +
    `g path{fill:${card};stroke:${card};stroke-width:2;stroke-linejoin:round;stroke-linecap:round}</style>`
  );
}

function colours({ fills, line, ochre, card }: Palette): string {
  const rules = fills.map((fill, i) => `.${'abcdef'[i]}{fill:${fill}}`);
  return `svg{--l:${line};--o:${ochre};--p:${card}}${rules.join('')}`;
}

export function pinMark(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><g><circle r="12"/><path transform="matrix(.58 0 0 .58 -7 -7.3)" d="${tentMark}"/></g></g>`;
}
