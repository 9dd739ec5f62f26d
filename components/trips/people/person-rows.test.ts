import { addDays, today } from '@/lib/dates';
import type { Companion, Going } from '@/lib/trips/attendance/schema';
import { camper } from '@/tests/factories/households';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { goingRows, notGoingRows, type Watched, waitingRows } from './person-rows';

const seen: Watched = {
  tints: { trip: 0, Tom: 1 },
  ownId: 'trip',
  part: null,
  closed: false,
  bounced: [],
};
const now = new Date('2026-11-22T02:00:00Z');
const all = (...attendees: Going[]) => ({ attendees, pending: [], notGoing: [] });
const dates = { start_date: '2026-11-27', end_date: '2026-11-30' };
const rowOf = (going: Going, seenBy: Partial<Watched> = {}) =>
  goingRows(all(going), { ...seen, ...seenBy }, dates, now)[0];
const tom = inviteeRow('Tom', { attending: true });

test('a row holds only what it shows, because the page sends it', () => {
  expect(goingRows(all(goingRow('Mia', null), goingRow('Tom', tom)), seen, dates, now)).toEqual([
    { key: 'organiser', name: 'Mia', tint: 0, note: 'you, organising' },
    { key: 'Tom', name: 'Tom', tint: 1 },
  ]);
  expect(waitingRows([inviteeRow('Ann')], seen, now)).toEqual([
    { key: 'Ann', name: 'Ann', about: 'Invited 2 days ago' },
  ]);
  expect(notGoingRows([inviteeRow('Zoe')], {}, seen, now)).toEqual([{ key: 'Zoe', name: 'Zoe' }]);
});

test('a household that is going comes with its people and vehicles in words', () => {
  const crew = [
    camper('Jo'),
    { id: '1', type: 'camper' as const, name: 'Tom', age: 'adult' as const, is_owner: true },
    { id: '2', type: 'pet' as const, name: 'Rex', pet_type: 'Dog' as const, breed: null },
  ];
  const vehicles = [{ id: '3', type: 'trailer' as const, trailer_type: 'Other' as const, description: null }];
  const going = goingRow('Tom', tom, { crew, vehicles });
  expect(rowOf(going)).toMatchObject({ household: 'Jo, Tom and Rex (dog)', vehicles: 'Trailer' });
  expect(rowOf(going, { ownId: 'Tom' })).toMatchObject({ note: 'you', household: 'You, Jo and Rex (dog)' });
});

test('a person alone is just themselves', () => {
  const alone = goingRow('Priya Nair', tom, {
    crew: [{ ...camper('Priya Nair'), is_owner: true } as Companion],
  });
  expect(rowOf(alone)?.household).toBe('Just Priya');
  expect(rowOf(alone, { ownId: 'Tom' })?.household).toBe('Just you');
});

test('the words beside a name say only what is unusual about a person', () => {
  const noteOf = (going: Going) => rowOf(going)?.note;
  expect(noteOf(goingRow('Tom', tom))).toBeUndefined();
  expect(noteOf(goingRow('Kim', tom, { profile_id: null }))).toBe('guest');
  const byLink = inviteeRow('Kim', { attending: true, by_link: true, co_organiser: true });
  expect(noteOf(goingRow('Kim', byLink))).toBe('co-organiser, by the link');
  const stay = { arrive_on: '2026-11-28', arrive_by: 'morning' as const, leave_on: '2026-11-29' };
  expect(noteOf(goingRow('Tom', tom, stay))).toBe('from Saturday morning, until Sunday');
  const long = { start_date: '2026-11-27', end_date: '2026-12-12' };
  expect(goingRows(all(goingRow('Tom', tom, stay)), seen, long, now)[0]?.note).toBe(
    'from Sat 28 Nov morning, until Sun 29 Nov',
  );
});

test('people who have to confirm again are marked, until the trip is over', () => {
  const changed = goingRow('Tom', inviteeRow('Tom', { attending: true, reconfirm: true }));
  expect(rowOf(changed)?.open).toBe('to confirm');
  expect(rowOf(changed, { closed: true })?.open).toBeUndefined();
});

test('an organiser’s actions come with the rows that they apply to', () => {
  const pending = [inviteeRow('Ann'), inviteeRow('Kim', { co_organiser: true })];
  const rows = waitingRows(pending, { ...seen, part: 'co-organiser' }, now);
  expect(rows.map(({ tools }) => tools)).toEqual([
    { inviteId: 'Ann', remind: true, first: 'remind' },
    undefined,
  ]);
});

test('an address that looks mistyped is to be fixed before anybody is reminded', () => {
  const pending = inviteeRow('Joe', { name: null, profile_id: null, email: 'joe@gmial.com' });
  expect(waitingRows([pending], { ...seen, part: 'organiser' }, now)).toMatchObject([
    { name: 'joe@gmial.com', open: 'Did you mean gmail.com?', tools: { first: 'address', remind: true } },
  ]);
});

test('an address that refuses mails is to be fixed first, by whoever sees it', () => {
  const pending = inviteeRow('Joe', { profile_id: null, email: 'joe@example.com' });
  const rowOfJoe = (email: string | null) =>
    waitingRows([{ ...pending, email }], { ...seen, part: 'organiser', bounced: ['Joe'] }, now)[0];
  expect(rowOfJoe('joe@example.com')).toMatchObject({
    open: 'The invitation bounced',
    tools: { first: 'address' },
  });
  expect(rowOfJoe(null)).toMatchObject({ tools: { first: 'remind' } });
});

test('a household that can’t come is shown with its words', () => {
  const rows = notGoingRows([inviteeRow('Dave')], { Dave: 'Working,\nsorry.' }, seen, now);
  expect(rows).toMatchObject([{ name: 'Dave', about: '“Working, sorry.”' }]);
});

test('people whom the viewer can’t tell apart are counted in one row', () => {
  const unknown = ['a', 'b'].map((id) => inviteeRow(id, { name: null }));
  expect(waitingRows([...unknown, inviteeRow('Ann')], seen, now).map(({ name }) => name)).toEqual([
    'Ann',
    '2 people invited by email',
  ]);
});

test('a reminder is offered from two days after the invitation', () => {
  const offered = (invited: string) =>
    waitingRows([inviteeRow('Ann', { asked_on: invited })], { ...seen, part: 'organiser' }, now)[0]?.tools
      ?.remind;
  expect([0, -1, -2, -9].map((days) => offered(addDays(today(now), days)))).toEqual([
    undefined,
    undefined,
    true,
    true,
  ]);
});

test.each([
  ['2026-11-10', null, 'Invited 12 days ago'],
  ['2026-11-21', null, 'Invited yesterday'],
  ['2026-11-22', null, 'Invited today'],
  ['2026-11-10', '2026-11-20', 'Invited 12 days ago, reminded 2 days ago'],
])('a person invited on %s and reminded on %s reads “%s”', (asked_on, reminded_on, words) => {
  const [row] = waitingRows([inviteeRow('Ann', { asked_on, reminded_on })], seen, now);
  expect(row?.about).toBe(words);
});
