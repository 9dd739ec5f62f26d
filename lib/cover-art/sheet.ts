import type { CoverSize } from './seed';

type Palette = { fills: readonly string[]; line: string; ochre: string; card: string };

/** The tokens of app/globals.css in hex: an SVG in an `<img>` can't see the page's. Water first, then five heights. */
export const palettes: Record<'light' | 'dark', Palette> = {
  light: {
    fills: ['#b8d7df', '#e9ebc9', '#c9daaf', '#a5ca9c', '#88b589', '#6ca177'],
    line: '#3061466b',
    ochre: '#a04f18',
    card: '#fefcf8',
  },
  dark: {
    fills: ['#10252c', '#1f2e22', '#233728', '#25402f', '#2c4d38', '#335a41'],
    line: '#94cda742',
    ochre: '#eba25f',
    card: '#151f1a',
  },
};

/** The pin keeps about the same size on the screen: [up to this rendered width, scale of the 26 px mark]. */
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

export function styleSheet(size: CoverSize): string {
  const { usual, steps } = pinScales[size];
  const scales = steps.map(
    ([width, scale]) => `@media(max-width:${width}px){g g{transform:scale(${scale})}}`,
  );
  return (
    `<style>${colours(palettes.light)}path{stroke:var(--l);stroke-width:.7px;vector-effect:non-scaling-stroke}` +
    `.h{stroke-width:1.4px}g g{transform:scale(${usual})}g circle{fill:var(--o);stroke:var(--p);stroke-width:2.5}` +
    'g path{fill:none;stroke:var(--p);stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round;vector-effect:none}' +
    `${scales.join('')}@media(prefers-color-scheme:dark){${colours(palettes.dark)}}</style>`
  );
}

function colours({ fills, line, ochre, card }: Palette): string {
  const rules = fills.map((fill, i) => `.${'abcdef'[i]}{fill:${fill}}`);
  return `svg{--l:${line};--o:${ochre};--p:${card}}${rules.join('')}`;
}

/** A tent in a disc. */
export function pinMark(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><g><circle r="12"/><path d="M0-5.5-6 4.8H6zM0 4.8V1.4"/></g></g>`;
}
