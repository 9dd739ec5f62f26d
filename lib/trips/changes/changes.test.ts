import { agreedTo, changesBetween, hasChanged, type TripFacts } from './changes';

const before: TripFacts = {
  tripName: 'Easter',
  start: '2027-03-26',
  end: '2027-03-29',
  campsiteId: 'a',
  locationName: 'The Flat',
  locationUrl: null,
};

const stop = { nights: 2, campsiteId: 'a', locationName: 'The Flat' };

test.each([
  ['name', { tripName: null }],
  ['dates', { start: '2027-03-25' }],
  ['dates', { end: '2027-03-30' }],
  ['site', { campsiteId: null }],
  ['site', { locationName: 'The Gorge' }],
  ['site', { locationUrl: 'https://parks.example' }],
  ['stops', { stops: [stop, { ...stop, nights: 1 }] }],
] as const)('another %s is a change of that alone: %j', (part, change) => {
  const after = { ...before, ...change };
  const none = { name: false, dates: false, site: false, stops: false };
  expect(changesBetween(before, after)).toEqual({ ...none, [part]: true });
  expect(hasChanged(before, after)).toBe(true);
});

test('the same values again are no change', () => {
  expect(hasChanged(before, { ...before, stops: null })).toBe(false);
  const stopsOf = (id: string) => ({
    ...before,
    stops: [
      { ...stop, id },
      { ...stop, id: 'b' },
    ],
  });
  expect(hasChanged(stopsOf('a'), stopsOf('c'))).toBe(false);
  expect(hasChanged(before, { ...before, stops: [stop] })).toBe(false);
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

test('of a trip with several stops an answer is to them too', () => {
  expect(agreedTo({ ...before, stops: [stop, stop] }).stops?.[1]).toEqual({
    nights: 2,
    location_id: 'a',
    location_name: 'The Flat',
  });
});
