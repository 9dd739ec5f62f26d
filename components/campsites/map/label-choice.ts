import type { PlaceRow } from './map-data';

export interface Point {
  x: number;
  y: number;
}

export interface Label extends Point {
  name: string;
  /** Named from this zoom on: 3 for a capital, up to 9 for a village. */
  zoom: number;
  /** The name is left of its place, because there is no room on the right. */
  left: boolean;
  /** The name is beside a mark that hides the place's dot. */
  aside: boolean;
}

/** In pixels at the size of labels: a letter's average width and a line's height. */
export const LETTER_WIDTH = 6.8;
export const LINE_HEIGHT = 20;
/** In pixels: the place's dot and the gap to its name. */
const DOT = 10;
/** In pixels: the strip with the scale and the credits. */
export const FOOT_HEIGHT = 36;
/** In pixels: the corner with the zoom control. */
export const CORNER = { wide: 60, high: 104 };
/** The radius in pixels. */
export const MARK = 18;
/** Up to this `zoom`, a place gets a name even if a mark hides part of it. */
const IMPORTANT = 6;

/** No name touches another name or a mark. More important places are placed first. */
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

/** Empty when no mark is on or next to the label's place. */
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
