import type { PlaceRow } from './map-data';

export interface Point {
  x: number;
  y: number;
}

export interface Label extends Point {
  name: string;
  /** From 3, a capital, to 9, a village. */
  zoom: number;
  /** Whether the name stands left of the place, for want of room on its right. */
  left: boolean;
}

/** A letter's average width and a line's height in pixels, at the size of labels. */
const LETTER = 6.8;
const LINE = 20;
/** The dot of the place and the gap to its name. */
const DOT = 10;

/** The places that can be named without one name touching another, the more important first. */
export function chooseLabels(
  places: readonly PlaceRow[],
  zoom: number,
  size: Point,
  pointOf: (latitude: number, longitude: number) => Point,
): Label[] {
  const chosen: Label[] = [];
  for (const [name, latitude, longitude, from] of places) {
    if (from > zoom) continue;
    const { x, y } = pointOf(latitude, longitude);
    if (x < 0 || y < LINE / 2 || x > size.x || y > size.y - LINE / 2) continue;
    const label = { name, zoom: from, x, y, left: x + widthOf(name) > size.x };
    if (!chosen.some((other) => touch(label, other))) chosen.push(label);
  }
  return chosen;
}

const widthOf = (name: string) => DOT + name.length * LETTER;

const spanOf = ({ name, x, left }: Label) =>
  left ? [x - widthOf(name), x + DOT / 2] : [x - DOT / 2, x + widthOf(name)];

function touch(a: Label, b: Label): boolean {
  const [startA = 0, endA = 0] = spanOf(a);
  const [startB = 0, endB = 0] = spanOf(b);
  return Math.abs(a.y - b.y) < LINE && startA < endB && startB < endA;
}
