import { kmText } from '@/lib/geometry';
import {
  CORNER,
  FOOT_HEIGHT,
  type Label,
  LETTER_WIDTH,
  LINE_HEIGHT,
  MARK,
  type Point,
  spanOf,
} from './label-choice';
import type { PlaceRow } from './map-data';

/** At the map's edge, for a place beyond it. */
export interface DirectionSign extends Point {
  text: string;
  /** Clockwise from north. */
  degrees: number;
}

/** A map that names fewer places gets signs, because people couldn't tell which region it shows. */
const ENOUGH = 2;
/** The sign's arrow and padding together, in pixels. */
const ENDS = 34;
const EDGE = 8;
/** In pixels: vertical shifts to try, so that a sign doesn't cover a pin or a name. */
const STEPS = [0, 24, -24, 48, -48];

/** None when the map names enough places. */
export function directionSigns(
  places: readonly PlaceRow[],
  labels: readonly Label[],
  size: Point,
  pointOf: (latitude: number, longitude: number) => Point,
  kmTo: (latitude: number, longitude: number) => number,
  marks: readonly Point[] = [],
): DirectionSign[] {
  const missing = ENOUGH - labels.length;
  if (missing <= 0 || size.x < 200 || size.y < 150) return [];
  const named = new Set(labels.map(({ name }) => name));
  const near = places
    .filter(([name]) => !named.has(name))
    .map(([name, latitude, longitude]) => ({ name, latitude, longitude, km: kmTo(latitude, longitude) }))
    .sort((a, b) => a.km - b.km);
  const names = labels.map(boxOfName);
  const signs: (DirectionSign & { width: number })[] = [];
  for (const { name, latitude, longitude, km } of near.slice(0, 8)) {
    if (signs.length === missing) break;
    const text = `${name} ${kmText(km)}`;
    const width = text.length * LETTER_WIDTH + ENDS;
    const to = pointOf(latitude, longitude);
    const sign = STEPS.map((step) => onEdge(to, step, width, size))
      .map((at) => ({ text, width, ...at, degrees: bearing(to, size) }))
      .find((at) => !names.some((name) => touch(at, name)) && !marks.some((mark) => hides(mark, at)));
    if (sign && !signs.some((other) => touch(sign, other))) signs.push(sign);
  }
  return signs.map(({ text, x, y, degrees }) => ({ text, x, y, degrees }));
}

/** Top left, fully on the map, as near to its place as possible. */
function onEdge(to: Point, step: number, width: number, size: Point): Point {
  const onMap = (y: number) => clamp(y, EDGE, size.y - FOOT_HEIGHT - LINE_HEIGHT);
  const y = onMap(onMap(to.y - LINE_HEIGHT / 2) + step);
  const right = y < CORNER.high ? CORNER.wide : EDGE;
  return { x: clamp(to.x - width / 2, EDGE, size.x - right - width), y };
}

function boxOfName(label: Label): Point & { width: number } {
  const [start, end] = spanOf(label);
  return { x: start, y: label.y - LINE_HEIGHT / 2, width: end - start };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

const bearing = (to: Point, size: Point) =>
  Math.round((Math.atan2(to.x - size.x / 2, size.y / 2 - to.y) * 180) / Math.PI);

const touch = (a: Point & { width: number }, b: Point & { width: number }) =>
  Math.abs(a.y - b.y) < LINE_HEIGHT + 4 && a.x < b.x + b.width && b.x < a.x + a.width;

const hides = (mark: Point, { x, y, width }: Point & { width: number }) =>
  Math.abs(y + LINE_HEIGHT / 2 - mark.y) < MARK + LINE_HEIGHT / 2 &&
  x < mark.x + MARK &&
  mark.x - MARK < x + width;
