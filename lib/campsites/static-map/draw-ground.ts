import 'server-only';
import type { Position } from '@/lib/geometry';
import { clipLine, clipRing, lineData, ringData, simplify } from './path-data';
import { readTile, type Tile } from './read-tile';
import { cellsOf, type Point, type Rect, SIZE, TILE_SIDE } from './view';

/** The lowest part first. */
const parts = {
  land: { layers: ['land'], filled: true },
  park: { layers: ['park'], filled: true },
  urban: { layers: ['urban'], filled: true },
  lake: { layers: ['lake', 'smallLake', 'saltLake', 'smallSaltLake'], filled: true },
  creek: { layers: ['creek', 'dryRiver'], filled: false },
  river: { layers: ['river'], filled: false },
  border: { layers: ['border'], filled: false },
  coast: { layers: ['coast'], filled: false },
  rail: { layers: ['rail'], filled: false },
  track: { layers: ['track', 'lane'], filled: false },
  secondary: { layers: ['secondary'], filled: false },
  primary: { layers: ['primary', 'freeway'], filled: false },
} as const;

export type GroundPart = keyof typeof parts;

export type Ground = { part: GroundPart; filled: boolean; data: string }[];

const TOLERANCE = 0.7;
/** In units; at least the width of a line, so that no end of a line shows. */
const MARGIN = 8;
const sheet: Rect = { left: -MARGIN, top: -MARGIN, right: SIZE.width + MARGIN, bottom: SIZE.height + MARGIN };

export async function drawGround(position: Position): Promise<Ground | null> {
  const cells = await Promise.all(
    cellsOf(position).map(async ({ key, corner }) => ({ corner, tile: await readTile(key) })),
  );
  const drawn = cells.flatMap(({ corner, tile }) => (tile ? [{ corner, tile }] : []));
  const ground = (Object.keys(parts) as GroundPart[]).flatMap((part) => {
    const data = drawn.map((cell) => dataOf(part, cell)).join('');
    return data ? [{ part, filled: parts[part].filled, data }] : [];
  });
  return ground.some(({ part }) => part === 'land') ? ground : null;
}

function dataOf(part: GroundPart, { tile, corner }: { tile: Tile; corner: Point }): string {
  const { layers, filled } = parts[part];
  // Filled areas of neighbouring tiles overlap a little, so that no gap shows; lines meet exactly.
  const overlap = filled ? 1 : 0;
  const cell: Rect = {
    left: Math.max(sheet.left, corner.x - overlap),
    top: Math.max(sheet.top, corner.y - overlap),
    right: Math.min(sheet.right, corner.x + TILE_SIDE + overlap),
    bottom: Math.min(sheet.bottom, corner.y + TILE_SIDE + overlap),
  };
  return layers
    .flatMap((layer) => tile.get(layer) ?? [])
    .map((line) => line.map(({ x, y }) => ({ x: corner.x + x * TILE_SIDE, y: corner.y + y * TILE_SIDE })))
    .map((line) =>
      filled
        ? ringData(simplify(clipRing(line, cell), TOLERANCE))
        : clipLine(line, cell)
            .map((piece) => lineData(simplify(piece, TOLERANCE)))
            .join(''),
    )
    .join('');
}
