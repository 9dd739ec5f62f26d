import { aboutKm, arcOf, chordOf, directionText, kmBetween, roundKm } from './geometry';

test('a chord is a little shorter than the distance on the ground', () => {
  expect(chordOf(200)).toBeLessThan(200);
  expect(chordOf(200)).toBeGreaterThan(199.99);
});

test.each([0, 0.05, 50, 100, 200, 12_000])('%d km on the ground converts to a chord and back', (km) => {
  expect(arcOf(chordOf(km))).toBeCloseTo(km, 9);
});

test('a longer distance has a longer chord, so that both sort alike', () => {
  const chords = [0.1, 49.9, 50, 199.9, 5000].map(chordOf);
  expect(chords).toEqual([...chords].sort((a, b) => a - b));
});

test('a chord that rounding made longer than the earth’s diameter is half way around the earth', () => {
  expect(arcOf(2 * 6371 + 1e-9)).toBeCloseTo(Math.PI * 6371, 6);
});

test.each([
  ['nothing from a position to itself', { latitude: -27.5, longitude: 153 }, 0],
  ['a degree of latitude', { latitude: -28.5, longitude: 153 }, 111.195],
  ['a degree of longitude, shorter away from the equator', { latitude: -27.5, longitude: 154 }, 98.63],
])('between two positions: %s', (_, other, km) => {
  expect(kmBetween({ latitude: -27.5, longitude: 153 }, other)).toBeCloseTo(km, 2);
});

test('a straight distance is marked as one', () => {
  expect(aboutKm(5.66)).toBe('about 6\u00a0km');
  expect(aboutKm(39.4, 'home')).toBe('about 39\u00a0km from home');
});

test('distances have one decimal', () => {
  expect(roundKm(23.449)).toBe(23.4);
  expect(roundKm(0.04)).toBe(0);
  expect(roundKm(99.96)).toBe(100);
});

test.each([
  ['north', 0.1, 0],
  ['north-east', 0.1, 0.12],
  ['east', 0, 0.1],
  ['south-east', -0.1, 0.12],
  ['south', -0.1, 0],
  ['south-west', -0.1, -0.12],
  ['west', 0, -0.1],
  ['north-west', 0.1, -0.12],
  // A direction covers an eighth of the compass: 22.5 degrees on each side of it.
  ['north', 0.1, 0.048],
  ['north-east', 0.1, 0.052],
])('a place lies to the %s', (direction, north, east) => {
  const from = { latitude: -35, longitude: 148 };
  const to = { latitude: from.latitude + north, longitude: from.longitude + east };
  expect(directionText(from, to)).toMatch(new RegExp(`^[\\d.]+\u00a0km ${direction}$`));
});

test('a direction comes with the distance, and the same place has no direction', () => {
  const from = { latitude: -35, longitude: 148 };
  const north = (degrees: number) => directionText(from, { ...from, latitude: from.latitude + degrees });
  expect(north(0.0004)).toBeNull();
  expect(north(0.004)).toBe('0.4\u00a0km north');
  expect(north(0.027)).toBe('3\u00a0km north');
  expect(north(0.03)).toBe('3.3\u00a0km north');
  expect(north(0.9)).toBe('100\u00a0km north');
});
