import type { Trip } from '@/lib/trips/schema';
import { toTripCard } from './card-trip';

const trip: Trip = {
  id: '1',
  trip_name: null,
  creator_profile_id: 'p-mia',
  creator_name: 'Mia Bennett',
  location_name: 'Bendeela Recreation Area',
  start_date: '2026-10-02',
  end_date: '2026-10-05',
  attending: null,
  location_id: null,
  location_url: null,
  status: 'Going',
  called_off: false,
  reconfirm: false,
  co_organiser: false,
  meeting_point: null,
  meeting_time: null,
  meeting_latitude: null,
  meeting_longitude: null,
  uhf_channel: null,
};
const now = new Date('2026-09-01T00:00:00Z');
const card = (more: Partial<Trip> = {}, ownId = 'p-tom') =>
  toTripCard({ trip: { ...trip, ...more } }, ownId, now);

const shown = {
  id: '1',
  trip_name: null,
  location_name: 'Bendeela Recreation Area',
  start_date: '2026-10-02',
  end_date: '2026-10-05',
  status: 'Going',
};

test('a card gets only the fields that it shows, without those that don’t apply to its trip', () => {
  expect(card()).toEqual({
    trip: { ...shown, creator_name: 'Mia Bennett' },
    moment: 'before',
  });
  expect(card({}, 'p-mia')).toEqual({ trip: shown, moment: 'before', own: true });
});

test('a card says that its trip was called off or needs a new confirmation', () => {
  expect(card({ called_off: true, reconfirm: true }).trip).toMatchObject({
    called_off: true,
    reconfirm: true,
  });
});
