import { aboutKm, kmBetween } from '@/lib/geometry';
import labels from './data/au-labels.json';
import { nearestTown } from './nearest-town';

test.each([
  ['Bendeela', -34.7405, 150.4751, 'Kangaroo Valley, about 6\u00a0km'],
  ['a camp in the Simpson Desert', -26.2, 137.3, 'Birdsville, about 208\u00a0km'],
  ['a beach of Lord Howe Island', -31.52, 159.06, null],
])('of %s', (_, latitude, longitude, town) => {
  expect(nearestTown({ latitude, longitude })).toBe(town);
});

test('no place in the whole list is nearer, wherever a site is', () => {
  const listed = labels.map(([name, latitude, longitude]) => ({
    name: String(name),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
  for (let latitude = -43.3; latitude < -10; latitude += 3.7) {
    for (let longitude = 113.6; longitude < 154; longitude += 4.3) {
      const spot = { latitude, longitude };
      const flat = (to: typeof spot) =>
        Math.hypot(to.latitude - latitude, (to.longitude - longitude) * Math.cos((latitude * Math.PI) / 180));
      const nearest = listed.reduce((one, other) => (flat(other) < flat(one) ? other : one));
      const km = kmBetween(spot, nearest);
      expect(nearestTown(spot)).toBe(km > 500 ? null : `${nearest.name}, ${aboutKm(km)}`);
    }
  }
});
