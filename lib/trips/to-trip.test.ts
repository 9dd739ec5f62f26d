import { coverSeed } from '../cover-art/seed';
import { type TripRow, toTrip } from './to-trip';

const agreed = {
  start_date: '2027-03-26',
  end_date: '2027-03-29',
  location_id: null,
  location_name: 'The Flat',
  location_url: null,
};
const row = (changes: Partial<TripRow> = {}) =>
  ({
    start_date: '2027-03-26',
    end_date: '2027-03-29',
    location_name: 'The Flat',
    attending: null,
    reconfirm: false,
    role: null,
    latitude: null,
    longitude: null,
    ...changes,
  }) as TripRow;

test.each([
  [null, 'Pending'],
  [true, 'Going'],
  [false, 'Not going'],
] as const)('with the answer %s the status is %s', (attending, status) => {
  expect(toTrip(row({ attending })).trip).toMatchObject({ attending, status });
});

test.each(['organiser', 'co-organiser', null] as const)('the role %s is passed on', (role) => {
  const { trip, ...rest } = toTrip(row({ role }));
  expect(rest.role).toBe(role);
  expect(trip.co_organiser).toBe(role === 'co-organiser');
});

test('what people agreed to is only sent to those who are asked again', () => {
  expect(toTrip(row({ agreed_to: agreed })).agreedTo).toBeNull();
  expect(toTrip(row({ agreed_to: agreed, reconfirm: true })).agreedTo).toEqual(agreed);
});

test('the cover is drawn from the position, which is not a field of the trip', () => {
  const { trip, cover, version } = toTrip(row({ latitude: -27, longitude: 153, version: 'v1' }));
  expect(cover).toBe(coverSeed({ latitude: -27, longitude: 153, name: 'The Flat' }));
  expect(version).toBe('v1');
  expect(Object.keys(trip).sort()).toEqual([
    'attending',
    'co_organiser',
    'dates_open',
    'end_date',
    'location_name',
    'reconfirm',
    'site_open',
    'start_date',
    'status',
    'vote_closes_on',
  ]);
});
