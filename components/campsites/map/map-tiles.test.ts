import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import labels from './data/au-labels.json';
import list from './data/map-tiles.json';
import { readTile } from './map-tile';
import { OVERVIEW, tilesFor } from './tile-grid';

/** A fake Path2D that records the points of its path. */
class Points {
  readonly all: [x: number, y: number][] = [];
  moveTo = (x: number, y: number) => this.all.push([x, y]);
  lineTo = this.moveTo;
}

beforeAll(() => Object.assign(globalThis, { Path2D: Points }));

const fileOf = (key: string) => join('public', 'map', list.version, `${key}.pbf.gz`);
const sizeOf = (key: string) => (list.tiles.includes(key) ? statSync(fileOf(key)).size : 0);
const sumOf = (keys: string[]) => keys.reduce((sum, key) => sum + sizeOf(key), 0);

function readFromDisk(key: string) {
  const { buffer, byteOffset, byteLength } = gunzipSync(readFileSync(fileOf(key)));
  return readTile(key, buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}

/** Returns the distance in km from a position to the nearest point of a layer. */
function kmTo(key: string, layer: string, latitude: number, longitude: number): number {
  const tile = readFromDisk(key);
  const [zoom = 0, column = 0, row = 0] = key.split('/').map(Number);
  const sine = Math.sin((latitude * Math.PI) / 180);
  const x = ((longitude / 360 + 0.5) * 2 ** zoom - column) * tile.extent;
  const y = ((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom - row) * tile.extent;
  const km = (40_075 * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom / tile.extent;
  const points = (tile.layers.get(layer) as unknown as Points | undefined)?.all ?? [];
  return km * Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
}

test.each([
  ['Hampden Bridge in Kangaroo Valley', 'secondary', -34.7273, 150.5218],
  ['the Stuart Highway in Alice Springs', 'primary', -23.7, 133.88],
  ['the Birdsville Track', 'track', -25.9, 139.35],
  ['the coast at Hobart', 'coast', -42.882, 147.335],
])('%s is in its tile', (_, layer, latitude, longitude) => {
  const [key = ''] = tilesFor({ south: latitude, north: latitude, west: longitude, east: longitude }, 10);
  expect(kmTo(key, layer, latitude, longitude)).toBeLessThan(2.5);
});

test('the overview has the land and no country roads', () => {
  const { layers } = readFromDisk(OVERVIEW);
  expect([...layers.keys()]).toEqual(expect.arrayContaining(['land', 'coast', 'border', 'river', 'primary']));
  expect(layers.has('secondary')).toBe(false);
});

/**
 * Returns the largest number of bytes that a view of 1280 by 800 pixels loads at this zoom,
 * anywhere in the country.
 */
function heaviestView(zoom: number): number {
  const side = 256 * 2 ** zoom;
  const [width, height] = [(1280 / side) * 360, (800 / side) * 360];
  let heaviest = 0;
  for (let west = 112; west < 154; west += width / 4)
    for (let south = -44; south < -10; south += height / 4) {
      // Further south a degree of latitude takes more pixels, so this box covers more than the
      // screen.
      const view = { west, south, east: west + width, north: south + height };
      heaviest = Math.max(heaviest, sumOf(tilesFor(view, zoom)));
    }
  return heaviest;
}

test.each([6.5, 7, 8, 8.5, 9, 10])('at zoom %s no view loads more than 300 kB', (zoom) => {
  const names = gzipSync(JSON.stringify(labels)).length;
  expect(heaviestView(zoom) + sizeOf(OVERVIEW) + names).toBeLessThan(300_000);
});
