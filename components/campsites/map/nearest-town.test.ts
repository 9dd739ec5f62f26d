import { nearestTown } from './nearest-town';

test.each([
  ['Bendeela', -34.7405, 150.4751, 'Kangaroo Valley, 5.7 km'],
  ['a camp in the Simpson Desert', -26.2, 137.3, 'Birdsville, 208 km'],
  ['a beach of Lord Howe Island', -31.52, 159.06, null],
])('of %s', (_, latitude, longitude, town) => {
  expect(nearestTown({ latitude, longitude })).toBe(town);
});
