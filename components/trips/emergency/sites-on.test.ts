import { cardSites } from './card-sites';
import { sitesOn } from './sites-on';

const stop = (number: number, arrive_on: string, leave_on: string) => ({
  id: `${number}`,
  location_id: null,
  location_name: ['Bend', 'Creek', 'Gorge'][number - 1] ?? '',
  latitude: null,
  longitude: null,
  state: null,
  nights: 1,
  number,
  arrive_on,
  leave_on,
});
const sites = cardSites({
  stops: [
    stop(1, '2027-01-04', '2027-01-06'),
    stop(2, '2027-01-06', '2027-01-06'),
    stop(3, '2027-01-06', '2027-01-09'),
  ],
  receptions: [null, false, true],
});

test('each stop has its own place and reception', () => {
  expect(sites.map(({ where, noReception }) => [where, noReception])).toEqual([
    ['Bend', false],
    ['Creek', true],
    ['Gorge', false],
  ]);
});

test.each([
  ['before the trip', '2027-01-01', [1]],
  ['at the first stop', '2027-01-05', [1]],
  ['on a day of moving, when they may be at each', '2027-01-06', [1, 2, 3]],
  ['at the last stop', '2027-01-07', [3]],
  ['after the trip', '2027-01-12', [3]],
])('%s', (_when, day, numbers) => {
  expect(sitesOn(sites, day).map(({ number }) => number)).toEqual(numbers);
});
