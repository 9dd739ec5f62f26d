import type { Going, TripInvitee, Vehicle } from '@/lib/trips/attendance/schema';
import { seatPlan } from '@/lib/trips/cars/seat-plan';
import { absentOf, householdRows } from './household-rows';

const trip = { start_date: '2027-01-23', end_date: '2027-01-26' };
const camper = (name: string, is_owner = false) =>
  ({ type: 'camper', id: name, name, age: 'adult', is_owner }) as const;
const prado: Vehicle = {
  id: 'prado',
  type: 'car',
  make: 'Toyota',
  model: 'Prado',
  colour: null,
  drivetrain: '4 Wheel Drive',
  seats: 2,
  can_tow: true,
  description: null,
  anyway: false,
  parks_at: null,
  convoy: null,
};
const tent: Vehicle = {
  id: 'trailer',
  type: 'trailer',
  trailer_type: 'Camper Trailer',
  description: null,
} as Vehicle;
const invitee = (name: string | null, more: Partial<TripInvitee> = {}) =>
  ({ id: `${name}`, name, email: null, co_organiser: false, reconfirm: false, ...more }) as TripInvitee;
const going = (name: string, more: Partial<Going> = {}): Going => ({
  household_id: name,
  profile_id: name,
  profile_name: `${name} Walker`,
  crew: [camper(name, true)],
  vehicles: [],
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
  invitee: invitee(name),
  ...more,
});

const sam = going('Sam', {
  invitee: null,
  crew: [
    camper('Jo'),
    camper('Sam', true),
    { type: 'pet', id: 'r', name: 'Rusty', pet_type: 'Dog' } as never,
  ],
  vehicles: [prado, tent],
});
const shown = (attendees: Going[], more: Partial<Parameters<typeof householdRows>[0]> = {}) =>
  householdRows({
    people: { attendees, pending: [], notGoing: [] },
    tints: {},
    plan: seatPlan(attendees, { seats: {}, tows: {} }, null),
    trip,
    ownId: 'Sam',
    runs: true,
    stage: 'planning',
    ...more,
  }).map(({ people, facts, problem }) => [people, facts.join(' · '), problem]);

test.each<[string, Going, [string, string, string | null]]>([
  [
    'the organiser, who reads',
    sam,
    ['You, Jo and Rusty', 'Toyota Prado · camper trailer · organising', null],
  ],
  [
    'a late household',
    going('Linh', { arrive_on: '2027-01-24', vehicles: [{ ...prado, id: 'jimny' }] }),
    ['Linh', 'Toyota Prado · from Sunday', null],
  ],
  [
    'a household that leaves early',
    going('Olivia', { leave_on: '2027-01-25', vehicles: [{ ...prado, id: 'x' }] }),
    ['Olivia', 'Toyota Prado · until Monday', null],
  ],
  ['somebody without a seat', going('Priya'), ['Priya', 'no car', 'needs a seat']],
  [
    'a guest with a friend',
    going('Grant', { profile_id: null, crew: [camper('Grant', true), camper('Kim')] }),
    ['Grant and Kim', 'no car · guest', 'need seats'],
  ],
  [
    'a household that has to confirm',
    going('Ann', { invitee: invitee('Ann', { reconfirm: true }), vehicles: [{ ...prado, id: 'y' }] }),
    ['Ann', 'Toyota Prado', 'to confirm'],
  ],
])('%s', (_, household, row) => {
  const all = household === sam ? [sam] : [sam, household];
  expect(shown(all).at(-1)).toEqual(row);
});

test('a member reads of the own household alone that it needs a seat', () => {
  const all = [sam, going('Priya'), going('Grant')];
  const seen = shown(all, { ownId: 'Priya', runs: false }).map(([who, , problem]) => [who, problem]);
  expect(seen.slice(1)).toEqual([
    ['You', 'needs a seat'],
    ['Grant', null],
  ]);
});

test('members see nobody’s problems, and after the trip nobody has any', () => {
  const all = [sam, going('Priya')];
  for (const more of [{ runs: false }, { stage: 'after' as const }])
    expect(shown(all, more).map(([, , problem]) => problem)).toEqual([null, null]);
  expect(shown(all, { stage: 'after' })[0]?.[1]).toBe('Toyota Prado · camper trailer · organised');
});

test('somebody who rides with others says with whom', () => {
  const all = [{ ...sam, crew: [camper('Sam', true)] }, going('Priya')];
  const plan = seatPlan(all, { seats: { Priya: 'prado' }, tows: {} }, null);
  expect(shown(all, { plan })[1]).toEqual(['Priya', 'with Sam', null]);
});

test('who hasn’t answered and who can’t come share a row, for organisers before the trip', () => {
  const people = {
    attendees: [],
    pending: [invitee('Joe Burns')],
    notGoing: [invitee('Dave'), invitee('Kim'), invitee('Lee'), invitee('Max')],
  };
  const all = { people, runs: true, stage: 'planning' as const };
  expect(absentOf(all)).toEqual({
    name: 'Joe',
    lines: ['Joe hasn’t answered', 'Dave, Kim and 2 more can’t come'],
  });
  expect(absentOf({ ...all, runs: false })).toBeNull();
  expect(absentOf({ ...all, stage: 'on' })).toBeNull();
  expect(absentOf({ ...all, people: { ...people, pending: [], notGoing: [] } })).toBeNull();
});
