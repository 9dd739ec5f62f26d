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
  dates_open: false,
  site_open: false,
  vote_closes_on: null,
};
const now = new Date('2026-09-01T00:00:00Z');
const card = (more: Partial<Trip> = {}, ownId = 'p-tom') =>
  toTripCard({ trip: { ...trip, ...more }, openVote: null }, ownId, now);

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

test('while a vote is open, the card says so in place of dates and campsite, until the trip begins', () => {
  const openVote = {
    open: true,
    options: { dates: 2, site: 2 },
    dates: [
      { start_date: '2026-10-02', end_date: '2026-10-05' },
      { start_date: '2026-10-09', end_date: '2026-10-11' },
    ],
    sites: ['Bendeela', 'Boonah'],
    closesOn: '2026-09-20',
    site: null,
  };
  const cardAt = (at: string) => toTripCard({ trip, openVote }, 'p-tom', new Date(at)).trip;
  expect(cardAt('2026-09-01T00:00:00Z')).toMatchObject({
    when: 'Dates still open: Fri 2 – Mon 5 Oct 2026, or Fri 9 – Sun 11 Oct 2026 (vote by Sun 20 Sep)',
    where: 'Campsite still open: Bendeela, or Boonah (vote by Sun 20 Sep)',
  });
  expect(cardAt('2026-10-03T00:00:00Z')).not.toHaveProperty('when');
});
