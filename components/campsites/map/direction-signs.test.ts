import { directionSigns } from './direction-signs';
import type { Label, Point } from './label-choice';
import type { PlaceRow } from './map-data';

const size = { x: 400, y: 300 };
/** A fake map on which a degree is one pixel and ten pixels are a kilometre. */
const pointOf = (latitude: number, longitude: number): Point => ({ x: longitude, y: latitude });
const kmTo = (latitude: number, longitude: number) => Math.hypot(latitude - 150, longitude - 200) / 10;
const signs = (places: PlaceRow[], labels: Label[] = []) =>
  directionSigns(places, labels, size, pointOf, kmTo);

const far: PlaceRow[] = [
  ['Kingaroy', -900, 200, 6],
  ['Nanango', 150, 700, 9],
  ['Yarraman', 1000, 210, 9],
];

test('on a map without a name two signs point to the two nearest places', () => {
  expect(signs(far)).toEqual([
    { text: 'Nanango 50\u00a0km', x: expect.any(Number), y: 140, degrees: 90 },
    { text: 'Yarraman 85\u00a0km', x: expect.any(Number), y: 244, degrees: 179 },
  ]);
  for (const { x } of signs(far)) expect(x).toBeGreaterThanOrEqual(8);
});

test('a map with one name gets one sign, and a map with two names gets none', () => {
  const label = (name: string): Label => ({ name, zoom: 9, x: 50, y: 50, left: false, aside: false });
  expect(signs(far, [label('Nanango')]).map(({ text }) => text)).toEqual(['Yarraman 85\u00a0km']);
  expect(signs(far, [label('Nanango'), label('Yarraman')])).toEqual([]);
});

test('signs overlap neither each other nor the zoom control', () => {
  const [corner, other] = signs([
    ['Maidenwell', -40, 460, 9],
    ['Cooyar', -50, 465, 9],
    ['Bell', 600, 200, 9],
  ]);
  // The sign is as wide as sixteen letters and an arrow. It must end left of the zoom control.
  expect(corner).toMatchObject({ text: 'Maidenwell 32\u00a0km', y: 8 });
  expect(corner?.x).toBeLessThan(400 - 60 - 140);
  expect(other?.text).toMatch(/^Bell/);
});

test('a sign avoids a pin, and is left out where pins leave no room', () => {
  const valley: PlaceRow[] = [['Kangaroo Valley', 170, 210, 9]];
  const beside = (marks: Point[]) => directionSigns(valley, [], size, pointOf, kmTo, marks);
  expect(beside([])).toMatchObject([{ y: 160 }]);
  expect(beside([{ x: 200, y: 150 }])).toMatchObject([{ y: 184 }]);
  expect(beside([90, 120, 150, 180, 210, 240].map((y) => ({ x: 200, y })))).toEqual([]);
});

test('a sign does not overlap a name', () => {
  const named: Label = { name: 'Mount Glorious', zoom: 9, x: 150, y: 245, left: false, aside: false };
  const [sign] = signs([['Mount Nebo', 900, 200, 9]], [named]);
  expect(sign?.y).toBeLessThan(245 - 20 - 10);
});

test('a map too small for signs gets none', () => {
  expect(directionSigns(far, [], { x: 180, y: 120 }, pointOf, kmTo)).toEqual([]);
});
