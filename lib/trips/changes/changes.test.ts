import { agreedTo, changesBetween, hasChanged, type TripFacts } from './changes';

const before: TripFacts = {
  tripName: 'Easter',
  start: '2027-03-26',
  end: '2027-03-29',
  campsiteId: 'a',
  locationName: 'The Flat',
  locationUrl: null,
};

test.each([
  ['name', { tripName: null }],
  ['dates', { start: '2027-03-25' }],
  ['dates', { end: '2027-03-30' }],
  ['site', { campsiteId: null }],
  ['site', { locationName: 'The Gorge' }],
  ['site', { locationUrl: 'https://parks.example' }],
] as const)('another %s is a change of that alone: %j', (part, change) => {
  const after = { ...before, ...change };
  const none = { name: false, dates: false, site: false };
  expect(changesBetween(before, after)).toEqual({ ...none, [part]: true });
  expect(hasChanged(before, after)).toBe(true);
});

test('the same values again are no change', () => {
  expect(hasChanged(before, { ...before })).toBe(false);
});

test('an answer is to the dates and the site', () => {
  expect(agreedTo(before)).toEqual({
    start_date: '2027-03-26',
    end_date: '2027-03-29',
    location_id: 'a',
    location_name: 'The Flat',
    location_url: null,
  });
});
