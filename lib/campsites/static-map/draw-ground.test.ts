import { join } from 'node:path';
import { drawGround, type Ground } from './draw-ground';
import { groundAround } from './ground-around';
import { cellsOf, SIZE, viewOf } from './view';

const bendeela = { latitude: -34.7405, longitude: 150.4751 };

/** Returns the points at which the lines of a part of the drawing begin. */
const startsOf = (ground: Ground | null, part: string) =>
  [...(ground?.find((each) => each.part === part)?.data ?? '').matchAll(/M(-?\d+)[ ]?(-?\d+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );

test('the site is in the middle, north is up, and a view is about 50 km wide', () => {
  const { middle, pointOf } = viewOf(bendeela);
  expect(pointOf(bendeela).x).toBeCloseTo(middle.x, 5);
  expect(pointOf(bendeela).y).toBeCloseTo(middle.y, 5);
  expect(pointOf({ ...bendeela, latitude: -34.6 }).y).toBeLessThan(middle.y);
  expect(pointOf({ ...bendeela, longitude: 150.4751 + 0.2747 }).x).toBeCloseTo(SIZE.width, -1);
});

test('a view near the corner of four tiles is made of all four', () => {
  const corner = { latitude: -34.3071, longitude: 150.46875 };
  expect(cellsOf(corner).map(({ key }) => key)).toHaveLength(4);
});

test('a map has land, roads and rivers, each line within the sheet, and is small', async () => {
  const ground = await drawGround(bendeela);
  expect(ground?.map(({ part }) => part)).toEqual(
    expect.arrayContaining(['land', 'park', 'river', 'secondary', 'primary']),
  );
  for (const [x, y] of startsOf(ground, 'secondary')) {
    expect(Math.abs(x - SIZE.width / 2)).toBeLessThanOrEqual(SIZE.width / 2 + 8);
    expect(Math.abs(y - SIZE.height / 2)).toBeLessThanOrEqual(SIZE.height / 2 + 8);
  }
  expect(JSON.stringify(ground).length).toBeLessThan(15_000);
});

test.each([
  ['Sydney', -33.87, 151.2],
  ['Perth', -31.95, 115.86],
  ['the Gold Coast', -28.0, 153.4],
])('the crowded map of %s is under 40 kB', async (_, latitude, longitude) => {
  const ground = await drawGround({ latitude, longitude });
  expect(JSON.stringify(ground).length).toBeLessThan(40_000);
});

test.each([
  ['far out at sea', -38, 160],
  ['on an island that the map lacks', -12.19, 96.83],
  ['beside the South Pole', -89.9, 0],
])('%s there is no map', async (_, latitude, longitude) => {
  await expect(drawGround({ latitude, longitude })).resolves.toBeNull();
});

test('a map is drawn once for all requests around the same spot', async () => {
  const first = await groundAround(bendeela);
  expect(await groundAround({ latitude: -34.74049, longitude: 150.47512 })).toBe(first);
  expect(await groundAround({ ...bendeela, latitude: -34.8 })).not.toBe(first);
});

test('a map that could not be drawn is drawn at the next request', async () => {
  jest.resetModules();
  const { readTile } = jest.requireActual<typeof import('./read-tile')>('./read-tile');
  const failing = jest.fn(readTile).mockRejectedValueOnce(new Error('too many open files'));
  jest.doMock('./read-tile', () => ({ readTile: failing }));
  const { groundAround } = await import('./ground-around');
  await expect(groundAround(bendeela)).resolves.toBeNull();
  await expect(groundAround(bendeela)).resolves.not.toBeNull();
  jest.dontMock('./read-tile');
});

test('a hundred maps are kept, and the least recently used one is dropped', async () => {
  jest.resetModules();
  const drawGround = jest.fn(async () => null);
  jest.doMock('./draw-ground', () => ({ drawGround }));
  const { groundAround } = await import('./ground-around');
  const ask = (spot: number) => groundAround({ latitude: -20, longitude: 140 + spot / 100 });
  for (let spot = 0; spot < 100; spot++) ask(spot);
  ask(0);
  ask(100);
  expect(drawGround).toHaveBeenCalledTimes(101);
  ask(0);
  expect(drawGround).toHaveBeenCalledTimes(101);
  ask(1);
  expect(drawGround).toHaveBeenCalledTimes(102);
  jest.dontMock('./draw-ground');
});

test('without tiles there is no map and no error', async () => {
  jest.resetModules();
  jest.spyOn(process, 'cwd').mockReturnValue(join(process.cwd(), 'docs'));
  const { drawGround } = await import('./draw-ground');
  await expect(drawGround(bendeela)).resolves.toBeNull();
  jest.restoreAllMocks();
});
