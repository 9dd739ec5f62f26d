import { boxOf } from './australia';
import { boxAround, clusterPins, comeApart } from './clusters';
import { type Pin, pinName, samePins } from './pins';

const pin = (id: string, latitude: number, longitude: number, more: Partial<Pin> = {}): Pin => ({
  id,
  name: `Site ${id}`,
  source: 'open',
  href: `/create-trip-details?site=${id}`,
  latitude,
  longitude,
  ...more,
});

const near = [pin('a', -34.74, 150.47), pin('b', -34.75, 150.48), pin('c', -34.76, 150.46)];
const far = pin('d', -35.5, 149.5);
const around = boxAround({ latitude: -35, longitude: 150 }, 200);

const idsAt = (zoom: number, pins = [...near, far], box = around) =>
  clusterPins(pins)(box, zoom)
    .map((spot) => spot.pins.map(({ id }) => id).sort())
    .sort();

test('pins too close for a finger form a cluster, the others stand alone', () => {
  expect(idsAt(8)).toEqual([['a', 'b', 'c'], ['d']]);
});

test('zoomed in, every pin stands alone', () => {
  expect(idsAt(14)).toEqual([['a'], ['b'], ['c'], ['d']]);
});

test('pins at the very same position stay together at every zoom', () => {
  expect(idsAt(18, [pin('a', -34.74, 150.47), pin('b', -34.74, 150.47)])).toEqual([['a', 'b']]);
});

test('pins separate at the zoom at which a finger can tell them apart', () => {
  const few = [pin('a', -34.74, 150.47), pin('b', -34.7401, 150.47)];
  expect([12, 20].map((zoom) => comeApart(few, zoom))).toEqual([false, true]);
  expect(comeApart(few.slice(1), 20)).toBe(false);
});

test('no two marks are closer than a finger needs, however many pins there are', () => {
  const many = Array.from({ length: 400 }, (_, i) =>
    pin(String(i), -35 + ((i * 7919) % 400) / 200, 150 + ((i * 104_729) % 400) / 300),
  );
  const spots = clusterPins(many)(boxAround({ latitude: -34, longitude: 151 }, 500), 8.5);
  expect(spots.flatMap(({ pins }) => pins)).toHaveLength(400);
  const degree = (256 * 2 ** 8.5) / 360;
  for (const a of spots)
    for (const b of spots)
      if (a !== b)
        expect(
          Math.hypot(a.longitude - b.longitude, (a.latitude - b.latitude) * 1.2) * degree,
        ).toBeGreaterThan(38);
});

test('only marks inside the box are drawn', () => {
  expect(idsAt(8, undefined, boxAround({ latitude: -34.75, longitude: 150.47 }, 20))).toEqual([
    ['a', 'b', 'c'],
  ]);
});

test('a mark keeps its key while the map moves without zooming', () => {
  const spotsIn = clusterPins([...near, far]);
  const keysIn = (km: number) =>
    spotsIn(boxAround({ latitude: -34.75, longitude: 150.47 }, km), 8).map(({ key }) => key);
  expect(keysIn(200)).toEqual(expect.arrayContaining(keysIn(20)));
});

test('the box of a cluster holds all its pins', () => {
  expect(boxOf(near)).toEqual({ south: -34.76, west: 150.46, north: -34.74, east: 150.48 });
});

test('the box around a position reaches as far as its radius', () => {
  const { south, north, west, east } = boxAround({ latitude: -60, longitude: 100 }, 111.195);
  expect(north - south).toBeCloseTo(2, 3);
  expect(east - west).toBeCloseTo(4, 3);
});

test.each([
  ['open', 'Bendeela, Open data'],
  ['user', 'Bendeela, User'],
  ['private', 'Bendeela, Private'],
] as const)('a pin of source %s is called "%s"', (source, name) => {
  expect(pinName(pin('a', -34.74, 150.47, { name: 'Bendeela', source }))).toBe(name);
});

test('a new list of the same pins counts as the same', () => {
  expect(
    samePins(
      near,
      near.map((one) => ({ ...one })),
    ),
  ).toBe(true);
  expect(samePins(near, [...near, far])).toBe(false);
  expect(samePins([far], [{ ...far, name: 'Another' }])).toBe(false);
});
