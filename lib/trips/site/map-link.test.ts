import { mapLink } from './map-link';

test('a map link has the position to a metre', () => {
  expect(mapLink({ latitude: -27.4012345, longitude: 153 })).toBe(
    'https://www.openstreetmap.org/?mlat=-27.40123&mlon=153.00000#map=14/-27.40123/153.00000',
  );
});
