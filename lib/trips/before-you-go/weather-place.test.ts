import { weatherPlace } from './weather-place';

test.each([
  [-34.7605, 150.4751, -348, 1505],
  [-34.7405, 150.4449, -347, 1504],
  [-12.35, 130.85, -123, 1309],
  [0, 0, 0, 0],
])('%d, %d is requested as %d and %d tenths of a degree', (latitude, longitude, south, east) => {
  const place = weatherPlace({ latitude, longitude }, 'Australia/Sydney');
  expect(place).toEqual({ latitude: south, longitude: east, zone: 'Australia/Sydney' });
});
