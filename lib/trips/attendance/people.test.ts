import { type PeopleRow, toPeople } from './people';

const idOf = (digit: string) => `0000000${digit}-0000-4000-8000-000000000000`;

type HouseholdRow = PeopleRow['households'][number];

const mia: HouseholdRow = {
  id: 'trip',
  role: 'organiser',
  profileId: 'p-mia',
  guestName: null,
  invited: { id: 'p-mia', name: 'Mia', email: 'mia@example.com' },
  attending: true,
  arriveOn: null,
  leaveOn: null,
  arriveBy: null,
  leaveBy: null,
  reconfirm: false,
  byLink: false,
  confirmed: false,
  email: null,
  askedAt: '2027-01-05T10:00:00Z',
  remindedAt: null,
};

/** The household of Zoe, an invented guest without an account. */
const zoe: HouseholdRow = {
  ...mia,
  id: 'zoe',
  role: 'member',
  profileId: null,
  guestName: 'Zoe',
  invited: null,
  arriveOn: '2027-03-27',
  email: 'zoe@example.com',
};

const camper = (id: string, name: string, age: 'adult' | 'child') => ({
  ...{ id, householdId: 'zoe', type: 'camper' as const, name, age, isOwner: false },
  ...{ petType: null, breed: null },
});

const nothing = {
  ...{ make: null, model: null, colour: null, drivetrain: null, seats: null, canTow: null },
  ...{ trailerType: null, boatType: null, description: null, anyway: false, parks_at: null, convoy: null },
};

const zoeBrings: Pick<PeopleRow, 'crew' | 'rides'> = {
  crew: [
    camper(idOf('1'), 'Kim', 'child'),
    camper(idOf('2'), 'ZOE', 'adult'),
    camper(idOf('3'), 'Zoe', 'child'),
    { ...camper(idOf('4'), 'Rex', 'adult'), type: 'pet', age: null, petType: 'Dog' },
  ],
  rides: [
    { ...nothing, id: idOf('5'), householdId: 'zoe', type: 'car', make: 'Dad’s van' },
    {
      ...nothing,
      ...{ id: idOf('6'), householdId: 'zoe', type: 'car', make: 'Toyota', model: 'Hiace', colour: 'White' },
      ...{ drivetrain: '2 Wheel Drive', seats: 8, canTow: true, description: 'Roof racks' },
    },
    { ...nothing, id: idOf('7'), householdId: 'zoe', type: 'boat', boatType: 'Sailboat' },
    {
      ...nothing,
      ...{ id: idOf('8'), householdId: 'zoe', type: 'trailer', trailerType: 'Caravan', description: 'Long' },
    },
  ],
};

const trip = (changes: Partial<PeopleRow> = {}): PeopleRow => ({
  id: 'trip',
  start_date: '2027-03-26',
  end_date: '2027-03-29',
  households: [mia, zoe],
  crew: [],
  rides: [],
  ...changes,
});

test('others see a guest as a person without a profile, and see which camper is the guest', () => {
  const [, guest] = toPeople(trip({ ownId: 'trip', ...zoeBrings })).attendees;
  const { invitee, ...seen } = guest ?? {};
  expect(seen).toEqual({
    household_id: 'zoe',
    profile_id: null,
    profile_name: 'Zoe',
    crew: [
      { id: idOf('1'), type: 'camper', name: 'Kim', age: 'child', is_owner: false },
      { id: idOf('2'), type: 'camper', name: 'ZOE', age: 'adult', is_owner: true },
      { id: idOf('3'), type: 'camper', name: 'Zoe', age: 'child', is_owner: false },
      { id: idOf('4'), type: 'pet', name: 'Rex', pet_type: 'Dog', breed: null },
    ],
    vehicles: [
      {
        ...{ id: idOf('5'), type: 'car', make: 'Dad’s van', model: null, colour: null, drivetrain: null },
        ...{ seats: 5, can_tow: false, description: null, anyway: false, parks_at: null, convoy: null },
      },
      {
        ...{ id: idOf('6'), type: 'car', make: 'Toyota', model: 'Hiace', colour: 'White' },
        ...{ drivetrain: '2 Wheel Drive', seats: 8, can_tow: true, description: 'Roof racks' },
        ...{ anyway: false, parks_at: null, convoy: null },
      },
      { id: idOf('7'), type: 'boat', boat_type: 'Sailboat', description: null },
      { id: idOf('8'), type: 'trailer', trailer_type: 'Caravan', description: 'Long' },
    ],
    arrive_on: '2027-03-27',
    leave_on: null,
    arrive_by: null,
    leave_by: null,
  });
  expect(invitee).toMatchObject({ id: 'zoe', profile_id: null, name: 'Zoe', otherAddress: true });
});

test.each<[string, Partial<PeopleRow>, string | null]>([
  ['the organiser', { ownId: 'trip' }, 'zoe@example.com'],
  [
    'a co-organiser',
    { ownId: 'ann', households: [mia, zoe, { ...mia, id: 'ann', role: 'co-organiser' }] },
    null,
  ],
  ['the guest', { ownId: 'zoe' }, null],
  ['nobody', {}, null],
])('only the organiser sees a guest’s address: %s', (_who, changes, email) => {
  expect(toPeople(trip(changes)).attendees[1]?.invitee?.email).toBe(email);
});

test.each([
  ['waits for an answer', null, 'pending'],
  ['stays at home', false, 'notGoing'],
] as const)('a guest who %s is listed so, and brings nobody', (_what, attending, list) => {
  const people = toPeople(trip({ households: [mia, { ...zoe, attending }], ...zoeBrings }));
  expect(people.attendees).toHaveLength(1);
  expect(people[list]).toMatchObject([{ id: 'zoe', name: 'Zoe', attending }]);
});
