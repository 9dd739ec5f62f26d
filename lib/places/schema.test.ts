import { asSent, problemsOf } from '@/tests/problems';
import { place, placeQuery } from './schema';

test('a place is asked for by a bounded text', () => {
  expect(placeQuery.parse({ query: ' ' })).toEqual({ query: null });
  expect(problemsOf(placeQuery, { query: 'x'.repeat(81) })).toHaveProperty('query');
});

test('a place leaves with its own fields alone', () => {
  const kedron = {
    placeName: 'Kedron',
    postalCode: '4031',
    state: 'QLD',
    latitude: -27.4,
    longitude: 153.03,
  };
  expect(asSent(place, kedron)).toEqual(kedron);
});
