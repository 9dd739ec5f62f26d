import { readFileSync } from 'node:fs';
import { stateAt } from './state-at';
import { statesNear } from './state-lines';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['north of Boggabilla', 'NSW', at(-28.556, 150.312)],
  ['Goondiwindi', 'QLD', at(-28.5479, 150.3069)],
  ['Moama', 'NSW', at(-36.119, 144.755)],
  ['Echuca', 'VIC', at(-36.13, 144.75)],
  ['Tweed Heads', 'NSW', at(-28.2, 153.54)],
  ['Coolangatta', 'QLD', at(-28.17, 153.535)],
  ['Albury', 'NSW', at(-36.08, 146.916)],
  ['Wodonga', 'VIC', at(-36.12, 146.888)],
  ['Mungindi', 'NSW', at(-28.978, 148.99)],
  ['Canberra', 'ACT', at(-35.28, 149.13)],
])('%s is in %s, and a person is asked where a line is near', (name, state, spot) => {
  expect(stateAt(spot)).toBe(state);
  expect(statesNear(spot).includes(state)).toBe(name !== 'Canberra');
});

test('away from all lines nobody is asked', () => {
  expect(statesNear(at(-33.87, 151.21))).toEqual([]);
  expect(statesNear(at(-28.556, 150.312))).toEqual(['NSW', 'QLD']);
  // Cameron Corner, where three states meet.
  expect(statesNear(at(-29, 141))).toEqual(['NSW', 'QLD', 'SA']);
});

test('the outlines leave small islands and territories to the nearest suburb', () => {
  expect([
    stateAt(at(-12.117, 96.896)),
    stateAt(at(-31.553, 159.077)),
    stateAt(at(-35.1566, 150.6819)),
  ]).toEqual([null, null, null]);
});

interface Row {
  state: string;
  lat: number;
  lng: number;
}

test('a bundled campsite on land is in its own state, or within a kilometre of the line', () => {
  const rows: Row[] = JSON.parse(readFileSync('prisma/seed/campgrounds-au-osm.json', 'utf8'));
  const found = rows.map(({ state, lat, lng }) => ({
    state,
    spot: at(lat, lng),
    mapped: stateAt(at(lat, lng)),
  }));
  const wrong = found.filter(({ state, mapped }) => mapped !== null && mapped !== state);
  expect(wrong.length).toBeLessThan(100);
  expect(wrong.filter(({ state, spot }) => !statesNear(spot).includes(state))).toEqual([]);
  expect(found.filter(({ mapped }) => mapped === null).length).toBeLessThan(400);
});
