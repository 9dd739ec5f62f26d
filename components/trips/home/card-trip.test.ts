import type { Trip } from '@/lib/trips/schema';
import { asksFor } from './asks-for';
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
  toTripCard({ trip: { ...trip, ...more }, zone: null, openVote: null, cover: 'n0' }, ownId, now);

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
    cover: 'n0',
  });
  expect(card({}, 'p-mia')).toEqual({ trip: shown, moment: 'before', cover: 'n0', own: true });
});

test('a card says that its trip was called off or needs a new confirmation', () => {
  expect(card({ called_off: true, reconfirm: true }).trip).toMatchObject({
    called_off: true,
    reconfirm: true,
  });
});

test('while a vote is open, the card says so in place of dates and campsite, until the trip begins', () => {
  const openVote = (dates: number, site: number) => ({
    open: true,
    options: { dates, site },
    dates: [],
    sites: [],
    closesOn: '2026-09-20',
    site: null,
  });
  const cardAt = (at: string, vote = openVote(2, 3)) =>
    toTripCard({ trip, zone: null, openVote: vote, cover: 'n0' }, 'p-tom', new Date(at)).trip;
  expect(cardAt('2026-09-01T00:00:00Z')).toMatchObject({
    when: 'Choosing between 2 dates',
    where: 'Choosing between 3 campsites',
  });
  const one = cardAt('2026-09-01T00:00:00Z', openVote(1, 0));
  expect([one.when, one.where]).toEqual(['Not decided yet', undefined]);
  expect(cardAt('2026-10-03T00:00:00Z')).not.toHaveProperty('when');
});

test('a trip is over by the clock of its site', () => {
  const at = (zone: string) =>
    toTripCard({ trip, zone, openVote: null, cover: 'n0' }, 'p-tom', new Date('2026-10-05T13:30:00Z')).moment;
  expect([at('Australia/Sydney'), at('Australia/Perth')]).toEqual(['after', 'during']);
});

test('only a coming trip without an answer asks for one', () => {
  expect(
    [card(), card({ status: 'Pending' }), card({ status: 'Pending', called_off: true })].map(asksFor),
  ).toEqual([false, true, false]);
  expect(asksFor({ ...card({ status: 'Pending' }), moment: 'after' })).toBe(false);
});
