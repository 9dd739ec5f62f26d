import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { merge } from 'topojson-client';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { isInside } from '../../lib/places/state-in';
import { command } from '../command';
import { root } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';

type Ring = number[][];
interface Site {
  id: string;
  lat: number;
  lng: number;
  kind: string;
}

const seed = join(root, 'prisma', 'seed');
/** The mainland and Tasmania, the two largest polygons. */
const NO_ISLANDS = 2;
/** In km. A site further out is on an island too small for the map. */
const SHORE = 1;
const KM_PER_DEGREE = 111.2;

await command(async () => {
  const [, , folder] = process.argv;
  if (!folder) throw new Refusal('Say which folder holds land.topo.json (docs/develop/data.md).');
  const land: Topology<{
    states: { type: 'GeometryCollection'; geometries: (MultiPolygon | Polygon)[] };
  }> = JSON.parse(await readFile(join(folder, 'land.topo.json'), 'utf8'));
  const sites: Site[] = JSON.parse(await readFile(join(seed, 'campgrounds-au-osm.json'), 'utf8'));
  const shores = merge(land, land.objects.states.geometries)
    .coordinates.map(([shore]) => shore as Ring)
    .sort((a, b) => areaOf(b) - areaOf(a));
  const islands = sites.filter((site) => isOnIsland(site, shores));
  const rows = islands.map(({ id, kind }) => JSON.stringify([id, kind === 'caravan_site' ? 1 : 0]));
  await writeFile(
    join(seed, 'campground-islands.json'),
    `{"fields":["id","caravans"],"rows":[\n${rows.join(',\n')}\n]}\n`,
  );
  print(`${islands.length} of ${sites.length} campgrounds lie on an island.`);
});

function isOnIsland(site: Site, shores: Ring[]): boolean {
  const holding = shores.findIndex((shore) => isInside(shore.flat(), site.lng, site.lat));
  if (holding >= 0) return holding >= NO_ISLANDS;
  const [nearest] = shores.map((shore, at) => ({ at, km: kmTo(shore, site) })).sort((a, b) => a.km - b.km);
  return !nearest || nearest.km > SHORE || nearest.at >= NO_ISLANDS;
}

function kmTo(shore: Ring, { lng, lat }: Site): number {
  const narrow = Math.cos((lat * Math.PI) / 180);
  const flat = ([x = 0, y = 0]: number[]) => [(x - lng) * narrow, y - lat] as const;
  const apart = pairs(shore).map(([a, b]) => {
    const [[x1, y1], [x2, y2]] = [flat(a), flat(b)];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = dx || dy ? Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy))) : 0;
    return Math.hypot(x1 + along * dx, y1 + along * dy);
  });
  return apart.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY) * KM_PER_DEGREE;
}

function pairs(ring: Ring) {
  return ring.slice(1).map((end, at) => [ring[at] as number[], end] as const);
}

function areaOf(ring: Ring): number {
  const twice = pairs(ring).reduce((sum, [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => sum + x1 * y2 - x2 * y1, 0);
  return Math.abs(twice / 2);
}
