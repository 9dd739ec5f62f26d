import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, Polygon as LandPolygon, MultiPolygon as LandPolygons } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { command } from '../command';
import { root } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';

type Ring = [longitude: number, latitude: number][];
interface State {
  state: string;
}
type States = Topology<{
  states: { type: 'GeometryCollection'; geometries: (MultiPolygon<State> | Polygon<State>)[] };
}>;

const places = join(root, 'lib', 'places');
/** Jervis Bay is left out: its people write ACT, and the nearest suburb says so. */
const LEFT_OUT = 'JBT';
/** In degrees, about a kilometre. State lines stay as they are. */
const ROUGH = 0.01;
/** In square degrees: the nearest suburb tells the state of a smaller island. */
const SMALL = 0.002;

await command(async () => {
  const [, , folder] = process.argv;
  if (!folder) throw new Refusal('Say which folder holds land.topo.json (docs/develop/data.md).');
  const topology: States = JSON.parse(await readFile(join(folder, 'land.topo.json'), 'utf8'));
  const { geometries } = topology.objects.states;
  const states = geometries.filter(({ properties }) => properties?.state !== LEFT_OUT);
  const nameOf = (at: number) => states[at]?.properties?.state ?? '';

  const lines = states.flatMap((one, at) =>
    states.slice(at + 1).flatMap((other, after) =>
      mesh(
        topology,
        { type: 'GeometryCollection', geometries: [one, other] },
        (a, b) => a !== b,
      ).coordinates.map((line) => ({
        states: [nameOf(at), nameOf(at + 1 + after)],
        line: whole(line as Ring),
      })),
    ),
  );
  const between = new Set(lines.flatMap(({ line }) => pairs(line)));
  const lands = states.map((state) => {
    const { geometry } = feature(topology, state) as Feature<LandPolygon | LandPolygons, State>;
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = parts
      .filter(([outer]) => areaOf(outer as Ring) > SMALL)
      .flat()
      .map((ring) => whole(roughCoast(ring as Ring, between)));
    return { state: state.properties?.state, rings };
  });
  await writeFile(join(places, 'state-lines.json'), `${JSON.stringify(lines)}\n`);
  await writeFile(join(places, 'state-land.json'), `${JSON.stringify(lands)}\n`);
  print(`${lines.length} lines between states, ${lands.length} states.`);
});

/** Whole numbers of 0.0001 degrees, longitude and latitude in turn. */
function whole(ring: Ring): number[] {
  return ring.flatMap(([x, y]) => [Math.round(x * 1e4), Math.round(y * 1e4)]);
}

function pairs(line: number[]): string[] {
  return line.flatMap((x, at) => (at % 2 === 0 ? [`${x} ${line[at + 1]}`] : []));
}

function roughCoast(ring: Ring, between: Set<string>): Ring {
  const fixed = ring.map(
    (point, at) => at === 0 || at === ring.length - 1 || between.has(`${whole([point])}`.replace(',', ' ')),
  );
  const kept: Ring = [];
  let from = 0;
  for (let to = 1; to < ring.length; to++) {
    if (!fixed[to] && to - from < 400) continue;
    kept.push(...simplified(ring.slice(from, to + 1)).slice(0, -1));
    from = to;
  }
  return [...kept, ring.at(-1) as Ring[number]];
}

/** Douglas and Peucker. */
function simplified(line: Ring): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const far = line.map((point) => distance(point, first, last));
  const at = far.indexOf(Math.max(...far));
  if ((far[at] ?? 0) <= ROUGH) return [first, last];
  return [...simplified(line.slice(0, at + 1)).slice(0, -1), ...simplified(line.slice(at))];
}

function distance([x, y]: Ring[number], [x1, y1]: Ring[number], [x2, y2]: Ring[number]): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = dx || dy ? ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy) : 0;
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(x1 + part * dx - x, y1 + part * dy - y);
}

function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] as Ring[number];
    return sum + x * y2 - x2 * y;
  }, 0);
  return Math.abs(twice / 2);
}
