import { asSent, problemsOf } from '@/tests/problems';
import { place, placeQuery } from './schema';

test('a look-up takes a text of limited length', () => {
  expect(placeQuery.parse({ query: ' ' })).toEqual({ query: null });
  expect(problemsOf(placeQuery, { query: 'x'.repeat(81) })).toHaveProperty('query');
});

test('a place is sent with its own fields only', () => {
  const kedron = {
    placeName: 'Kedron',
    postalCode: '4031',
    state: 'QLD',
    latitude: -27.4,
    longitude: 153.03,
  };
  expect(asSent(place, kedron)).toEqual(kedron);
});
