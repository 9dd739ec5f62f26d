import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../command';
import { root } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';
import { readSeedFile } from './seed-files';

type Row = [name: string, latitude: number, longitude: number, rank: number, state: string];

const data = join(root, 'components', 'campsites', 'map', 'data');
const states: Record<string, string> = {
  'New South Wales': 'NSW',
  Victoria: 'VIC',
  Queensland: 'QLD',
  'Western Australia': 'WA',
  'South Australia': 'SA',
  Tasmania: 'TAS',
  'Northern Territory': 'NT',
  'Australian Capital Territory': 'ACT',
};

/** In pixels between labels. */
const ROOM = { x: 96, y: 26 };
/** In pixels. Without another label this near a place, such as Birdsville, is labelled two zooms earlier. */
const ALONE = { x: 240, y: 120 };
const FIRST_ZOOM = 3;
const LAST_ZOOM = 12;

/** More important places get their space first. */
await command(async () => {
  const [, , folder] = process.argv;
  if (!folder) throw new Refusal('Say which folder holds places.json (docs/develop/data.md).');
  const rows = byImportance(await readTowns(), await readPlaces(folder), await readCouncils());
  const placed: { row: Row; zoom: number }[] = [];
  const waiting = new Set(rows);
  for (let zoom = FIRST_ZOOM; zoom <= LAST_ZOOM; zoom++) {
    const hasRoom = (row: Row, room: typeof ROOM) =>
      !placed.some((other) => isNear(row, other.row, zoom, room));
    const passed: Row[] = [];
    for (const row of waiting) {
      // A capital may appear from the first zoom, a village only from the sixth.
      const from = row[3] + FIRST_ZOOM - 1;
      const isAlone = () =>
        zoom >= from - 2 && hasRoom(row, ALONE) && !passed.some((other) => isNear(row, other, zoom, ALONE));
      const takes = zoom === LAST_ZOOM || (zoom >= from ? hasRoom(row, ROOM) : isAlone());
      if (!takes) {
        passed.push(row);
        continue;
      }
      placed.push({ row, zoom });
      waiting.delete(row);
    }
  }
  const round = (degrees: number) => Number(degrees.toFixed(3));
  const labels = placed.map(({ row: [name, latitude, longitude], zoom }) => [
    name,
    round(latitude),
    round(longitude),
    zoom,
  ]);
  await writeFile(join(data, 'au-labels.json'), JSON.stringify(labels));
  print(`The map names ${labels.length} places.`);
});

/** Towns that an atlas shows are more important than their population suggests. */
async function readTowns(): Promise<Row[]> {
  const towns: { name: string; state: string; lat: number; lng: number; pop: number }[] = JSON.parse(
    await readFile(join(data, 'au-places.json'), 'utf8'),
  );
  return towns.map(({ name, state, lat, lng, pop }) => [
    name,
    lat,
    lng,
    pop < 80_000 ? 3 : 1,
    states[state] ?? '',
  ]);
}

async function readPlaces(folder: string): Promise<Row[]> {
  return JSON.parse(await readFile(join(folder, 'places.json'), 'utf8')).rows;
}

/** The map prefers places that councils are named after to bigger neighbours: Bathurst to Kelso. */
async function readCouncils(): Promise<Set<string>> {
  const [, ...lines] = (await readSeedFile('suburbs-au.csv')).trim().split(/\r?\n/);
  return new Set(
    lines.map((line) => {
      const [, state, , , , , council = ''] = line.split(',');
      return `${council.replace(/ (Regional|\().*/, '')},${state}`;
    }),
  );
}

function byImportance(towns: Row[], places: Row[], councils: Set<string>): Row[] {
  const isTown = ([name, , , , state]: Row) => towns.some((town) => town[0] === name && town[4] === state);
  const others = places
    .filter((place) => !isTown(place))
    .map(([name, latitude, longitude, rank, state]): Row => {
      const leads = rank > 2 && councils.has(`${name},${state}`);
      return [name, latitude, longitude, leads ? rank - 1 : rank, state];
    });
  return [...towns, ...others].sort((a, b) => a[3] - b[3]);
}

function isNear(a: Row, b: Row, zoom: number, room: typeof ROOM): boolean {
  const [here, there] = [pixelOf(a, zoom), pixelOf(b, zoom)];
  return Math.abs(here.x - there.x) < room.x && Math.abs(here.y - there.y) < room.y;
}

function pixelOf([, latitude, longitude]: Row, zoom: number): { x: number; y: number } {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360) * world,
    y: (-Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}
