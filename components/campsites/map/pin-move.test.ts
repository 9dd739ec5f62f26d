import { movedBy, rounded } from './pin-move';

const kedron = { latitude: -27.404, longitude: 153.03 };

test('positions are rounded to six decimals', () => {
  expect(rounded({ latitude: -27.404_000_49, longitude: 153.029_999_51 })).toEqual({
    latitude: -27.404,
    longitude: 153.03,
  });
});

test.each([
  ['ArrowUp', 'latitude', 1],
  ['ArrowDown', 'latitude', -1],
  ['ArrowRight', 'longitude', 1],
  ['ArrowLeft', 'longitude', -1],
] as const)('%s changes only the %s', (key, axis, sign) => {
  const moved = movedBy(key, false, kedron, 12);
  const other = axis === 'latitude' ? 'longitude' : 'latitude';
  expect(Math.sign((moved?.[axis] ?? 0) - kedron[axis])).toBe(sign);
  expect(moved?.[other]).toBe(kedron[other]);
});

test('Shift takes ten times the step', () => {
  const step = (big: boolean) =>
    (movedBy('ArrowRight', big, kedron, 10)?.longitude ?? Number.NaN) - kedron.longitude;
  expect(step(true) / step(false)).toBeCloseTo(10, 2);
});

test('one zoom closer, a step is half as long', () => {
  const step = (zoom: number) =>
    (movedBy('ArrowRight', true, kedron, zoom)?.longitude ?? Number.NaN) - kedron.longitude;
  expect(step(10) / step(11)).toBeCloseTo(2, 2);
});

test('other keys move nothing', () => {
  expect(movedBy('Enter', false, kedron, 12)).toBeNull();
});

test('the pin stays on the map', () => {
  expect(movedBy('ArrowUp', true, { latitude: 19.999_999, longitude: 142 }, 3)).toEqual({
    latitude: 20,
    longitude: 142,
  });
});
