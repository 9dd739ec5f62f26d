import { tentMark } from '@/lib/tent-mark';

/** 24 by 24 units, in the colour of the surrounding text. */
const glyphs = {
  tent: [tentMark],
  people: [
    'M9 11a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4',
    'M3 19.5v-1.5a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v1.5',
    'M16 5a3.2 3.2 0 0 1 0 6',
    'M21 19.5v-1.5a4 4 0 0 0-3-3.8',
  ],
  lock: ['M6.5 11h11v8h-11z', 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3'],
} as const;

export type Glyph = keyof typeof glyphs;

const SVG = 'http://www.w3.org/2000/svg';

export function glyphOf(name: Glyph): SVGSVGElement {
  return drawing(`map-glyph map-glyph-${name}`, '0 0 24 24', glyphs[name]);
}

/** 36 by 46 units with the point at the bottom. The tent mark has four fifths of its usual size. */
export const dropLines = [
  'M18 45C13 37 3 28.5 3 18a15 15 0 0 1 30 0c0 10.5-10 19-15 27z',
  'M15.8 10.2 18 13.6M20.2 10.2 18 13.6 25.1 24.6H21.4L18 19 14.6 24.6H10.9L18 13.6z',
] as const;

export const dropShape = () => drawing('map-drop', '0 0 36 46', dropLines);

function drawing(className: string, viewBox: string, lines: readonly string[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('aria-hidden', 'true');
  for (const line of lines) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', line);
    svg.append(path);
  }
  return svg;
}
