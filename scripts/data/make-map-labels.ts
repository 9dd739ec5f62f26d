import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../command';
import { root } from '../paths';
import { print } from '../print';
import { readPlaces } from './places';

const folder = join(root, 'components', 'campsites', 'map', 'data');
/** Room that a label keeps to itself, in pixels. */
const ROOM = { x: 96, y: 40 };
/** From this zoom on a locality may be named, if so many people live there. */
const peopleAt: [zoom: number, people: number][] = [
  [3, 80_000],
  [4, 20_000],
  [5, 8000],
  [6, 2500],
  [7, 600],
  [8, 150],
  [9, 40],
];

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

interface Place {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  population: number;
}

/** Writes which places the map names, each from the zoom on at which it has room: the bigger one first. */
await command(async () => {
  const towns = await readTowns();
  const localities = (await readPlaces()).filter(({ approx }) => !approx);
  const bySize = localities.sort((a, b) => b.population - a.population || a.name.localeCompare(b.name));
  const candidates = [
    ...towns.map((town) => ({ ...town, ...positionOf(localities.find((place) => isSame(place, town))) })),
    ...bySize.filter((place) => !towns.some((town) => isSame(place, town))),
  ];
  const placed: { place: Place; zoom: number }[] = [];
  for (const [zoom, people] of peopleAt) {
    for (const place of candidates) {
      if (place.population < people) continue;
      if (placed.some((other) => other.place === place || isNear(place, other.place, zoom))) continue;
      placed.push({ place, zoom });
    }
  }
  const rows = placed.map(({ place, zoom }) => [
    place.name,
    Number(place.latitude.toFixed(3)),
    Number(place.longitude.toFixed(3)),
    zoom,
  ]);
  await writeFile(join(folder, 'au-labels.json'), JSON.stringify(rows));
  print(`The map names ${rows.length} places.`);
});

async function readTowns(): Promise<Place[]> {
  const rows = JSON.parse(await readFile(join(folder, 'au-places.json'), 'utf8'));
  return rows.map((row: { name: string; state: string; lat: number; lng: number; pop: number }) => ({
    name: row.name,
    state: states[row.state],
    latitude: row.lat,
    longitude: row.lng,
    // A town that the atlas names stands for all the land round it (Windorah).
    population: Math.max(row.pop, 20_000),
  }));
}

/** The suburb of a town's name stands where its centre is, more exactly than the atlas. */
function isSame(place: Place, town: Place): boolean {
  const close = (a: number, b: number) => Math.abs(a - b) < 0.4;
  return (
    place.name === town.name &&
    place.state === town.state &&
    close(place.latitude, town.latitude) &&
    close(place.longitude, town.longitude)
  );
}

function positionOf(place?: Place) {
  return place && { latitude: place.latitude, longitude: place.longitude };
}

function isNear(a: Place, b: Place, zoom: number): boolean {
  const [here, there] = [pixelOf(a, zoom), pixelOf(b, zoom)];
  return Math.abs(here.x - there.x) < ROOM.x && Math.abs(here.y - there.y) < ROOM.y;
}

function pixelOf({ latitude, longitude }: Place, zoom: number): { x: number; y: number } {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360) * world,
    y: (-Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}
