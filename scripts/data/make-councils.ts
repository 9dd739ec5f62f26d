import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, Polygon as LandPolygon, MultiPolygon as LandPolygons } from 'geojson';
import { feature } from 'topojson-client';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { command } from '../command';
import { root } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';

interface Council {
  LGA_NAME23: string;
  STE_NAME21: string;
}
type Councils = Topology<{
  LGA_2023_AUST_GDA2020: {
    type: 'GeometryCollection';
    geometries: (MultiPolygon<Council> | Polygon<Council>)[];
  };
}>;

/** The states whose fire bans are told by council, or by districts that are made of councils. */
const states = { NSW: 'New South Wales', VIC: 'Victoria', WA: 'Western Australia' };
/** Lord Howe Island, which the far west of NSW would otherwise include. Other islands of a state lie farther west. */
const FAR_EAST = 155;

await command(async () => {
  const [, , folder] = process.argv;
  if (!folder) throw new Refusal('Say which folder holds lga-nsw.topo.json (docs/develop/data.md).');
  const made = await Promise.all(
    Object.entries(states).map(async ([state, name]) => {
      const file = join(folder, `lga-${state.toLowerCase()}.topo.json`);
      const topology: Councils = JSON.parse(await readFile(file, 'utf8'));
      const { geometries } = topology.objects.LGA_2023_AUST_GDA2020;
      const councils = geometries
        .filter(({ arcs, properties }) => arcs?.length && properties?.STE_NAME21 === name)
        .map((council) => {
          const { geometry } = feature(topology, council) as Feature<LandPolygon | LandPolygons, Council>;
          const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
          const rings = parts
            .flat()
            .filter(([first]) => (first?.[0] ?? 0) < FAR_EAST)
            .map((ring) => ring.flatMap(([x = 0, y = 0]) => [Math.round(x * 1e4), Math.round(y * 1e4)]));
          return { name: plainName(council.properties?.LGA_NAME23 ?? ''), box: boxOf(rings.flat()), rings };
        });
      return [state, councils] as const;
    }),
  );
  await writeFile(
    join(root, 'lib', 'places', 'councils.json'),
    `${JSON.stringify(Object.fromEntries(made))}\n`,
  );
  print(made.map(([state, councils]) => `${state}: ${councils.length} councils`).join(', '));
});

/** "Bayside (NSW)" is "Bayside". */
function plainName(name: string): string {
  return name.replace(/ \([^)]*\)$/, '');
}

/** West, south, east and north. */
function boxOf(numbers: number[]): number[] {
  const side = (at: number) => numbers.filter((_, index) => index % 2 === at);
  const [x, y] = [side(0), side(1)];
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
}
