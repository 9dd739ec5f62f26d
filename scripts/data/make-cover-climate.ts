import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, Geometry, Position } from 'geojson';
import { command } from '../command';
import { root } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';
import { readMapLayers } from './map-layers';

/** Over the mainland and Tasmania. Everything beyond the grid is sea. */
const BOX = { north: -10, west: 113, rows: 68, columns: 82 };
const STEP = 0.5;

/** A letter for how wet each cell is, calculated from the distances to the coast and to permanent water. */
await command(async () => {
  const [, , folder] = process.argv;
  if (!folder)
    throw new Refusal('Say which folder holds land.topo.json and the others (docs/develop/data.md).');
  const { afar } = await readMapLayers(folder);
  const coast = pointsOf(afar.coast ?? []);
  const water = pointsOf([...(afar.river ?? []), ...(afar.lake ?? [])]);
  const rows = Array.from({ length: BOX.rows }, (_, row) =>
    Array.from({ length: BOX.columns }, (_, column) => {
      const at = [BOX.west + (column + 0.5) * STEP, BOX.north - (row + 0.5) * STEP];
      const [toCoast, toWater] = [kmTo(at, coast), kmTo(at, water)];
      if (toWater > 110 && toCoast > 110) return 'a';
      if (toWater > 55) return 'd';
      return toCoast < 35 ? 'c' : 'w';
    }).join(''),
  );
  const { north, west } = BOX;
  const file = join(root, 'lib', 'cover-art', 'climate-cells.json');
  await writeFile(file, `${JSON.stringify({ north, west, step: STEP, rows }, null, 2)}\n`);
  print(rows.join('\n'));
});

function pointsOf(features: Feature<Geometry>[]): Position[] {
  const isPosition = (value: unknown): value is Position =>
    Array.isArray(value) && typeof value[0] === 'number';
  const flat = (value: unknown): Position[] =>
    isPosition(value) ? [value] : Array.isArray(value) ? value.flatMap(flat) : [];
  return features.flatMap(({ geometry }) => ('coordinates' in geometry ? flat(geometry.coordinates) : []));
}

function kmTo([longitude = 0, latitude = 0]: Position, points: Position[]): number {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let nearest = Number.POSITIVE_INFINITY;
  for (const [x = 0, y = 0] of points) {
    nearest = Math.min(nearest, ((x - longitude) * shrink) ** 2 + (y - latitude) ** 2);
  }
  return Math.sqrt(nearest) * 111.2;
}
