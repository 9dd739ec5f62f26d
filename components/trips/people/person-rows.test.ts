import { addDays, today } from '@/lib/dates';
import type { Drivetrain } from '@/lib/drivetrains';
import type { Going } from '@/lib/trips/attendance/schema';
import { seatPlan } from '@/lib/trips/cars/seat-plan';
import { wayIn } from '@/tests/factories/fit';
import { camper, car, caravan } from '@/tests/factories/households';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { askedText, goingRows, notGoingRows, type Watched, waitingRows } from './person-rows';

const seen: Watched = { ownId: 'trip', part: null, closed: false };
const now = new Date('2026-11-22T02:00:00Z');
const all = (...attendees: Going[]) => ({ attendees, pending: [], notGoing: [] });
const badgesOf = (going: Going, closed = false) => goingRows(all(going), { ...seen, closed }, now)[0]?.badges;
const tom = inviteeRow('Tom', { attending: true });

test('a row holds only what it shows, because the page sends it', () => {
  expect(goingRows(all(goingRow('Mia', null), goingRow('Tom', tom)), seen, now)).toEqual([
    { key: 'organiser', name: 'Mia', tint: 0, remarks: 'you', badges: ['Organiser'] },
    { key: 'Tom', name: 'Tom', tint: 1 },
  ]);
  expect(waitingRows([inviteeRow('Ann')], seen, now)).toEqual([
    { key: 'Ann', name: 'Ann', asked: 'Invited 2 days ago' },
  ]);
  expect(notGoingRows([inviteeRow('Zoe')], seen, now)).toEqual([{ key: 'Zoe', name: 'Zoe' }]);
});

test('a household that is going comes with its people and vehicles in words', () => {
  const crew = [
    { id: '1', type: 'camper' as const, name: 'Tom', age: 'adult' as const, is_owner: true },
    { id: '2', type: 'pet' as const, name: 'Rex', pet_type: 'Dog' as const, breed: null },
  ];
  const vehicles = [{ id: '3', type: 'trailer' as const, trailer_type: 'Other' as const, description: null }];
  expect(goingRows(all(goingRow('Tom', tom, { crew, vehicles })), seen, now)).toMatchObject([
    { household: 'Tom and Rex (dog)', vehicles: 'Trailer' },
  ]);
});

test('a car that can’t reach the site is marked until the trip is over', () => {
  const vehicles = [car('Corolla', { model: 'Corolla' }), caravan('van')];
  const people = all(goingRow('Tom', tom, { vehicles }));
  const plan = (needs: Drivetrain) => seatPlan(people.attendees, { seats: {}, tows: {} }, wayIn(needs));
  const rowOf = (more: Partial<Watched>) => goingRows(people, { ...seen, ...more }, now)[0];
  expect(rowOf({ plan: plan('4 Wheel Drive') })).toMatchObject({
    vehicles: 'Caravan',
    problem: 'Toyota Corolla can’t reach the site',
  });
  for (const fine of [{}, { plan: plan('2 Wheel Drive') }, { plan: plan('4 Wheel Drive'), closed: true }])
    expect(rowOf(fine)).toMatchObject({ vehicles: 'Toyota Corolla, Caravan' });
});

test('a row says with whom its household rides, and calls the reader “you”', () => {
  const crew = (id: string) => [camper(id)];
  const people = all(
    goingRow('Tom', tom, { household_id: 'tom', crew: crew('Tom') }),
    goingRow('Olivia', null, { household_id: 'olivia', crew: crew('Olivia'), vehicles: [car('prado')] }),
  );
  const plan = seatPlan(people.attendees, { seats: { Tom: 'prado', Olivia: 'prado' }, tows: {} }, null);
  const rides = (ownId: string) => goingRows(people, { ...seen, ownId, plan }, now).map(({ ride }) => ride);
  expect(rides('tom')).toEqual(['You ride with Olivia', 'Drives, with Tom']);
  expect(rides('olivia')).toEqual(['Rides with Olivia', 'You drive, with Tom']);
});

test('badges name only what is unusual about a person', () => {
  expect(badgesOf(goingRow('Tom', tom))).toBeUndefined();
  expect(badgesOf(goingRow('Mia', null))).toEqual(['Organiser']);
  expect(badgesOf(goingRow('Kim', tom, { profile_id: null }))).toEqual(['Guest']);
  const stay = { arrive_on: '2026-11-28', leave_on: '2026-11-29' };
  expect(badgesOf(goingRow('Tom', tom, stay))).toEqual(['From Sat', 'Till Sun']);
});

test('a badge marks people who have to confirm again, until the trip is over', () => {
  const changed = goingRow('Tom', inviteeRow('Tom', { attending: true, reconfirm: true }));
  expect(badgesOf(changed)).toEqual(['To confirm']);
  expect(badgesOf(changed, true)).toBeUndefined();
});

test('nobody is waited for once the trip is over', () => {
  expect(waitingRows([inviteeRow('Ann')], { ...seen, closed: true }, now)).toEqual([
    { key: 'Ann', name: 'Ann' },
  ]);
});

test('an organiser’s actions come with the rows that they apply to', () => {
  const pending = [inviteeRow('Ann'), inviteeRow('Kim', { co_organiser: true })];
  const rows = waitingRows(pending, { ...seen, part: 'co-organiser' }, now);
  expect(rows.map(({ tools }) => tools)).toEqual([{ inviteId: 'Ann', remind: true }, undefined]);
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
  expect(askedText(inviteeRow('Ann', { asked_on, reminded_on }), now)).toBe(words);
});
