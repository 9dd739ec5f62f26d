import { directionsLinks, geoLink, spotText } from './directions';

const bendeela = { name: 'Bendeela (day & night)', latitude: -34.740512, longitude: 150.4751 };

test('a map app gets the position and the name, and brackets in the name are escaped', () => {
  expect(geoLink(bendeela)).toBe(
    'geo:-34.74051,150.47510?q=-34.74051,150.47510(Bendeela%20%28day%20%26%20night%29)',
  );
});

test('each map opens with the way to the position', () => {
  expect(directionsLinks(bendeela).map(({ href }) => href)).toEqual([
    'https://www.google.com/maps/dir/?api=1&destination=-34.74051,150.47510',
    'https://maps.apple.com/?daddr=-34.74051,150.47510',
    'https://www.openstreetmap.org/directions?to=-34.74051,150.47510',
  ]);
});

test('a position is written with its directions', () => {
  expect(spotText(bendeela)).toBe('34.7405° S, 150.4751° E');
  expect(spotText({ latitude: 0.5, longitude: -1.25 })).toBe('0.5000° N, 1.2500° W');
});
