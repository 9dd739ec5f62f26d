import { camper, dog } from '@/tests/factories/households';
import { moments, nextPage, priya, sam } from '@/tests/factories/next-page';
import { stopsOf } from '../stops/stops';
import { hasRecap, type Marked, recapOf } from './recap-of';

const marks: Marked[] = [
  { name: 'Gazebo', mark: 'not needed' },
  { name: 'Peg hammer', mark: 'forgot' },
  { name: 'Tin openers', mark: 'forgot' },
  { name: 'tin opener', mark: 'forgot' },
];
const debt = (from: string, to: string) => ({ from, to, cents: 4_200, may_mark: true, pay_to: null });

test('what was forgotten is grouped, the most said first, and says nothing of who', () => {
  const { forgot, unneeded } = recapOf(nextPage(), { album: null, marks }, moments.after);
  expect(forgot).toEqual(['Tin openers', 'Peg hammer']);
  expect(unneeded).toEqual(['Gazebo']);
});

test('the numbers are those of the trip, and kilometres that nobody gave are unknown', () => {
  const page = nextPage(null, {
    people: { attendees: [{ ...sam, crew: [camper('Sam'), camper('Max', 'child'), dog('Rusty')] }, priya] },
    cooked: [{ day: '2027-01-24', meal: 'dinner', own: false, titled: true }],
  });
  expect(recapOf(page, { album: 'https://photos.example/a', marks: [] }, moments.after)).toMatchObject({
    people: 3,
    households: 2,
    nights: 3,
    meals: 1,
    dogs: 1,
    km: null,
    cents: null,
    album_url: 'https://photos.example/a',
    again: { start_date: '2028-01-22', end_date: '2028-01-25' },
  });
});

test('of several stops the kilometres are straight lines, all in all, and unknown where a stop is only a name', () => {
  const stop = (id: string, nights: number, latitude: number | null) => ({
    id,
    nights,
    location_id: null,
    location_name: id,
    latitude,
    longitude: latitude && 148,
    state: null,
  });
  const kmOf = (last: number | null) => {
    const page = nextPage();
    const rows = [stop('Flat', 1, -35), stop('Bend', 1, -36), stop('Hut', 1, last)];
    const stops = stopsOf({ ...page.trip, ...stop('Flat', 1, -35) }, rows);
    return recapOf({ ...page, stops }, { album: null, marks: [] }, moments.after).km;
  };
  expect([kmOf(-35.5), kmOf(null)]).toEqual([167, null]);
});

test('only the payments of the reader’s own household are said', () => {
  const costs = {
    total: 10_000,
    settlement: [debt('priya', 'sam'), debt('linh', 'sam')],
  } as unknown as Parameters<typeof recapOf>[0]['costs'];
  const unpaid = (ownId: string) =>
    recapOf(nextPage(null, { costs, ownId }), { album: null, marks: [] }, moments.after).unpaid;
  expect(unpaid('priya')).toEqual([{ from: 'priya', to: 'sam', cents: 4_200 }]);
  expect(unpaid('sam')).toHaveLength(2);
});

test('there is a recap from the last day at the site on', () => {
  const at = (time: string) => hasRecap(nextPage(), new Date(time));
  expect(at('2027-01-25T12:59:00Z')).toBe(false);
  expect(at('2027-01-25T13:00:00Z')).toBe(true);
});
