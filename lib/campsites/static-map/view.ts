import type { Position } from '@/lib/geometry';

/** A unit is half a pixel of the map, so that coordinates can be whole numbers. */
export const SIZE = { width: 800, height: 600 };
/** The zoom at which tiles have every road. */
const TILE_ZOOM = 8;
/** In units. Tiles are drawn at zoom 10, where a drawing is about 50 km wide. */
export const TILE_SIDE = 2 * 256 * 2 ** (10 - TILE_ZOOM);

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface View {
  middle: Point;
  pointOf: (position: Position) => Point;
}

export function viewOf(position: Position): View {
  const { x, y } = worldOf(position);
  const [left, top] = [x - SIZE.width / 2, y - SIZE.height / 2];
  return {
    middle: { x: SIZE.width / 2, y: SIZE.height / 2 },
    pointOf: (other) => {
      const at = worldOf(other);
      return { x: at.x - left, y: at.y - top };
    },
  };
}

export function cellsOf(position: Position): { key: string; corner: Point }[] {
  const { x, y } = worldOf(position);
  const [left, top] = [x - SIZE.width / 2, y - SIZE.height / 2];
  const along = (from: number, length: number) => {
    const first = Math.floor(from / TILE_SIDE);
    const last = Math.floor((from + length) / TILE_SIDE);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  return along(left, SIZE.width).flatMap((column) =>
    along(top, SIZE.height).map((row) => ({
      key: `${TILE_ZOOM}/${column}/${row}`,
      corner: { x: column * TILE_SIDE - left, y: row * TILE_SIDE - top },
    })),
  );
}

/** In units from the top left corner of the world. */
function worldOf({ latitude, longitude }: Position): Point {
  const side = TILE_SIDE * 2 ** TILE_ZOOM;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * side,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side,
  };
}
