import { contours } from 'd3-contour';
import { climateOf, type Land, surveyLand, WATER } from './land';
import { smoothRing } from './path';
import type { CoverSize, PictureLook, PictureSize } from './seed';
import { pictureSheet, pinMark, styleSheet } from './sheet';

const STEP = 0.095;
/** DEPTHS levels below the shore are depth lines, HEIGHTS levels above it are land. */
const DEPTHS = 4;
const HEIGHTS = 12;
const FILLS = ['b', 'c', 'd', 'e', 'f'];
/** Cells beyond the picture's edge, so that the rounded corners of cut-off rings lie outside. */
const MARGIN = 1;
const SPACING = 2;
/** In cells; smaller islands and ponds are noise. */
const SMALLEST = 4;

/** Follows the reader's light or dark mode. */
export function drawCover(seed: string, size: CoverSize): string {
  return draw(seed, size, styleSheet(size, climateOf(seed).look));
}

export function drawPicture(seed: string, size: PictureSize, shade: PictureLook): string {
  return draw(seed, size, pictureSheet(size, climateOf(seed).look, shade));
}

function draw(seed: string, size: CoverSize | PictureSize, sheet: string): string {
  const land = surveyLand(seed, size);
  const { columns, rows, cell } = land;
  const width = columns * cell;
  const height = rows * cell;
  const lines = contours()
    .size([columns + 2 * MARGIN + 1, rows + 2 * MARGIN + 1])
    .thresholds(Array.from({ length: DEPTHS + HEIGHTS }, (_, i) => WATER + STEP * (i - DEPTHS)))(
    sample(land),
  );
  // d3-contour's coordinates start in the middle of the first cell.
  const toUnits = ([x, y]: readonly number[]): [number, number] => [
    ((x as number) - 0.5 - MARGIN) * cell,
    ((y as number) - 0.5 - MARGIN) * cell,
  ];
  const paths = lines.map((line, i) => {
    const rings = line.coordinates.flat().filter((ring) => Math.abs(area(ring)) >= SMALLEST);
    const d = rings.map((ring) => smoothRing(ring.map(toUnits), SPACING * cell)).join('');
    return d && `<path class="${lookOf(i)}" d="${d}"/>`;
  });
  const x = (land.pin.x - land.left) * cell;
  const y = (land.pin.y - land.top) * cell;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sheet}<path class="a" d="M0 0h${width}v${height}H0z"/>${paths.join('')}${pinMark(x, y)}</svg>`;
}

function lookOf(index: number): string {
  const fill = index < DEPTHS ? 'a' : FILLS[Math.min(FILLS.length - 1, Math.floor((index - DEPTHS) / 2.2))];
  return index % 4 === 0 ? `${fill} h` : `${fill}`;
}

function sample({ height, left, top, columns, rows }: Land): number[] {
  const values: number[] = [];
  for (let y = -MARGIN; y <= rows + MARGIN; y++)
    for (let x = -MARGIN; x <= columns + MARGIN; x++) values.push(height(left + x, top + y));
  return values;
}

function area(ring: readonly (readonly number[])[]): number {
  let twice = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[j] as [number, number];
    const [bx, by] = ring[i] as [number, number];
    twice += ax * by - bx * ay;
  }
  return twice / 2;
}
