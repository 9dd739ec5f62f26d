import { inTurn, partText, stopCount, stopWithName } from './stop-words';
import { stopsOf } from './stops';

const place = { location_id: null, latitude: null, longitude: null, state: null };
const trip = { ...place, id: 'a', location_name: 'a', start_date: '2027-04-10', end_date: '2027-04-17' };
const rows = [2, 2, 3].map((nights, index) => ({
  ...place,
  id: `${index}`,
  nights,
  location_name: `Flat\n${index}`,
}));
const stops = stopsOf(trip, rows);

test.each([
  [null, null, ''],
  ['2027-04-11', '2027-04-16', ''],
  ['2027-04-12', null, 'joins at stop 2'],
  ['2027-04-13', null, 'joins at stop 2'],
  [null, '2027-04-12', 'leaves after stop 1'],
  ['2027-04-12', '2027-04-14', 'joins at stop 2 and leaves after stop 2'],
])('people from %s to %s: "%s"', (arrive_on, leave_on, text) => {
  expect(partText({ arrive_on, leave_on }, stops)).toBe(text);
});

test('of a trip with one stop nobody has a part', () => {
  expect(partText({ arrive_on: '2027-04-12', leave_on: null }, stopsOf(trip, null))).toBe('');
});

test('stops are counted in words and named on one line', () => {
  expect([1, 3, 12].map(stopCount)).toEqual(['one stop', 'three stops', '12 stops']);
  expect(stops.slice(1, 2).map(stopWithName)).toEqual(['Flat 1 (stop 2)']);
});

test('stops in turn have their nights', () => {
  const stop = (locationName: string, nights: number) => ({ locationName, nights });
  expect(inTurn([stop('Bend', 2), stop('The\npub', 0), stop('Gorge', 1)])).toBe(
    'Bend, 2 nights, then The pub, no night, then Gorge, 1 night',
  );
});
