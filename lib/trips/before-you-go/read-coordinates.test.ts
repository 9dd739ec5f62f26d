import { spotText } from '@/lib/campsites/directions';
import { readCoordinates } from './read-coordinates';

const there = { latitude: -35.1, longitude: 148.6 };

test.each([
  '-35.1, 148.6',
  '−35.1, 148.6',
  '–35.1,148.6',
  '  -35.1\t148.6 ',
  '-35.1000004, 148.5999996',
  '35.1 S, 148.6 E',
  '35.1° S 148.6° E',
  '35.1S 148.6E',
  '-35.1 s, +148.6 e',
  spotText(there),
])('%j is read', (text) => {
  expect(readCoordinates(text)).toEqual(there);
});

test('coordinates north of the equator and east of Greenwich need no sign; others need a sign or a letter', () => {
  expect(readCoordinates('35, 148')).toEqual({ latitude: 35, longitude: 148 });
  expect(readCoordinates('35 N, 148 W')).toEqual({ latitude: 35, longitude: -148 });
});

test.each([
  '',
  'the pub',
  '-35.1',
  '-35.1148.6',
  '-35.1, 148.6, 12',
  '148.6 E, 35.1 S',
  '-35,1, 148,6',
  '1e3, 2',
  `-35.1, 148.6${' '.repeat(80)}`,
])('%j is not read', (text) => {
  expect(readCoordinates(text)).toBeNull();
});
