import type { PlaceRow } from './map-data';

export interface Point {
  x: number;
  y: number;
}

export interface Label extends Point {
  name: string;
  /** The zoom from which the map names the place: 3 for a capital, up to 9 for a village. */
  zoom: number;
  /** True when the name is written left of its place, because there is no room on the right. */
  left: boolean;
  /** True when the name is written beside a mark that hides the place's dot. */
  aside: boolean;
}

/** A letter's average width and a line's height in pixels, at the size of labels. */
export const LETTER_WIDTH = 6.8;
export const LINE_HEIGHT = 20;
/** The width of the place's dot and of the gap to its name, in pixels. */
const DOT = 10;
/** The height of the strip with the scale and the credits, in pixels. */
export const FOOT_HEIGHT = 36;
/** The size of the corner with the zoom control, in pixels. */
export const CORNER = { wide: 60, high: 104 };
/** A mark's radius, in pixels. */
export const MARK = 18;
/** A place whose `zoom` is at most this gets a name even if a mark hides part of the name. */
const IMPORTANT = 6;

/**
 * Returns the places to name, so that no name touches another name or a mark. More important places
 * are placed first.
 */
export function chooseLabels(
  places: readonly PlaceRow[],
  zoom: number,
  size: Point,
  pointOf: (latitude: number, longitude: number) => Point,
  marks: readonly Point[] = [],
): Label[] {
  const chosen: Label[] = [];
  const isFree = (label: Label) => isWhole(label, size) && !chosen.some((other) => touch(label, other));
  const isSeen = (label: Label) => !marks.some((mark) => isHidden(label, mark));
  for (const [name, latitude, longitude, from] of places) {
    if (from > zoom) continue;
    const { x, y } = pointOf(latitude, longitude);
    if (x < 0 || y < LINE_HEIGHT / 2 || x > size.x || y > size.y - FOOT_HEIGHT) continue;
    const sides = [false, true].map((left) => ({ name, zoom: from, x, y, left, aside: false }));
    const free = sides.filter(isFree);
    const aside = () => sides.flatMap((label) => besideMark(label, marks)).filter(isFree);
    const label = free.find(isSeen) ?? (from <= IMPORTANT ? (aside().find(isSeen) ?? free[0]) : undefined);
    if (label) chosen.push(label);
  }
  return chosen;
}

/**
 * Moves a label beside the mark that hides the label, if this mark is on or next to the label's
 * place. Returns a list with the moved label; an empty list when there is no such mark.
 */
function besideMark(label: Label, marks: readonly Point[]): Label[] {
  const mark = marks.find(
    ({ x, y }) => Math.hypot(x - label.x, y - label.y) < MARK * 1.5 && isHidden(label, { x, y }),
  );
  if (!mark) return [];
  const away = MARK + DOT / 2;
  return [{ ...label, aside: true, x: label.left ? mark.x - away : mark.x + away }];
}

const widthOf = (name: string) => DOT + name.length * LETTER_WIDTH;

export const spanOf = ({ name, x, left }: Label): [start: number, end: number] =>
  left ? [x - widthOf(name), x + DOT / 2] : [x - DOT / 2, x + widthOf(name)];

function isWhole(label: Label, size: Point): boolean {
  const [start, end] = spanOf(label);
  const high = label.y - LINE_HEIGHT / 2 < CORNER.high;
  return start >= -DOT && end <= size.x - (high ? CORNER.wide : 0);
}

function touch(a: Label, b: Label): boolean {
  const [startA, endA] = spanOf(a);
  const [startB, endB] = spanOf(b);
  return Math.abs(a.y - b.y) < LINE_HEIGHT && startA < endB && startB < endA;
}

function isHidden(label: Label, mark: Point): boolean {
  const [start, end] = spanOf(label);
  return Math.abs(label.y - mark.y) < MARK + LINE_HEIGHT / 4 && start < mark.x + MARK && mark.x - MARK < end;
}
