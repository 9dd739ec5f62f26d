import { statSync } from 'node:fs';
import { EARTH, type Position } from '@/lib/geometry';
import list from './data/map-tiles.json';
import { mapFilesAround } from './map-files';
import { tilesFor } from './tile-grid';

const DEGREE_KM = (EARTH * Math.PI) / 180;

/**
 * Returns the position that is `km` away in a direction, given in degrees. The formula is accurate
 * enough for 50 km.
 */
function awayFrom({ latitude, longitude }: Position, km: number, direction: number): Position {
  const angle = (direction * Math.PI) / 180;
  const width = DEGREE_KM * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude + (Math.cos(angle) * km) / DEGREE_KM,
    longitude: longitude + (Math.sin(angle) * km) / width,
  };
}

const existing = new Set(list.tiles);

/**
 * Returns the path of the tile that shows a position with every road; empty when there is no such
 * tile.
 */
function fileAt({ latitude, longitude }: Position): string[] {
  const keys = tilesFor({ south: latitude, north: latitude, west: longitude, east: longitude }, 10);
  return keys.filter((key) => existing.has(key)).map((key) => `/map/${list.version}/${key}.pbf.gz`);
}

/**
 * Positions all over the country. They are so close together that every distance from a tile's edge
 * occurs.
 */
const sites = [-43.6, -37.7, -33.9, -26.4, -19.2, -12.5].flatMap((latitude) =>
  Array.from({ length: 2000 }, (_, step) => ({ latitude, longitude: 114 + step * 0.02 })),
);
const directions = Array.from({ length: 12 }, (_, step) => step * 30);

test('the last 50 km to a site are kept from every direction, with every road within 25 km', () => {
  const missing = sites.filter((site) => {
    const files = new Set(mapFilesAround(site));
    const seen = [25, 50].flatMap((km) =>
      directions.flatMap((direction) => fileAt(awayFrom(site, km, direction))),
    );
    return seen.some((file) => !files.has(file));
  });
  expect(missing).toEqual([]);
});

test('a trip’s map takes less than 3 MB, wherever the site is', () => {
  const sizeOf = (file: string) => statSync(`public${file}`).size;
  const sizes = sites.map((site) => mapFilesAround(site).reduce((sum, file) => sum + sizeOf(file), 0));
  expect(Math.max(...sizes)).toBeGreaterThan(50_000);
  expect(Math.max(...sizes)).toBeLessThan(3_000_000);
});

test('the map of a trip with several stops takes less than 3 MB in all, near one another or not', () => {
  const sizeOf = (file: string) => statSync(`public${file}`).size;
  for (const count of [2, 3, 6, 12, 20])
    for (let first = 0; first < sites.length; first += 97) {
      for (const step of [1, 60, 577]) {
        const stops = Array.from(
          { length: count },
          (_, nth) => sites[(first + nth * step) % sites.length] as Position,
        );
        const files = mapFilesAround(...stops);
        expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(3_000_000);
        for (const stop of stops) expect(files).toEqual(expect.arrayContaining(fileAt(stop)));
      }
    }
});
