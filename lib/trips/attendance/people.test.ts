import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { remindable } from './answer-counts';
import type { GuestMember } from './guest-schema';
import { ownCamperOf } from './own-camper';
import { partyText, type Somebody } from './party-text';
import { type PeopleRow, toPeople } from './people';
import { toldByMail } from './told-by-mail';

describe('the people of a trip', () => {
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
    id,
    householdId: 'zoe',
    type: 'camper' as const,
    name,
    age,
    isOwner: false,
    petType: null,
    breed: null,
  });

  const nothing = {
    make: null,
    model: null,
    colour: null,
    drivetrain: null,
    seats: null,
    canTow: null,
    trailerType: null,
    boatType: null,
    description: null,
    anyway: false,
    parks_at: null,
    convoy: null,
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
        id: idOf('6'),
        householdId: 'zoe',
        type: 'car',
        make: 'Toyota',
        model: 'Hiace',
        colour: 'White',
        drivetrain: '2 Wheel Drive',
        seats: 8,
        canTow: true,
        description: 'Roof racks',
      },
      { ...nothing, id: idOf('7'), householdId: 'zoe', type: 'boat', boatType: 'Sailboat' },
      {
        ...nothing,
        id: idOf('8'),
        householdId: 'zoe',
        type: 'trailer',
        trailerType: 'Caravan',
        description: 'Long',
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
          id: idOf('5'),
          type: 'car',
          make: 'Dad’s van',
          model: null,
          colour: null,
          drivetrain: null,
          seats: 5,
          can_tow: false,
          description: null,
          anyway: false,
          parks_at: null,
          convoy: null,
        },
        {
          id: idOf('6'),
          type: 'car',
          make: 'Toyota',
          model: 'Hiace',
          colour: 'White',
          drivetrain: '2 Wheel Drive',
          seats: 8,
          can_tow: true,
          description: 'Roof racks',
          anyway: false,
          parks_at: null,
          convoy: null,
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
});

describe('who can be reminded', () => {
  const kim = inviteeRow('Kim', { attending: true, reconfirm: true });
  const going = [goingRow('Mia', null), goingRow('Tom', inviteeRow('Tom', { attending: true }))];
  const people = {
    attendees: [...going, goingRow('Kim', kim)],
    pending: [inviteeRow('Ann'), inviteeRow('Zoe', { own: true }), inviteeRow('Lee', { unmailed: true })],
  };

  test('those who have to confirm or to answer can be reminded, except the viewer and people without an address', () => {
    expect(remindable(people).map(({ id }) => id)).toEqual(['Kim', 'Ann']);
  });
});

describe('who is mailed a change', () => {
  const organiser = { ...goingRow('Mia', null), profile_id: 'mia' };
  const people = {
    attendees: [
      organiser,
      goingRow('Tom', inviteeRow('Tom', { attending: true })),
      goingRow('Lou', inviteeRow('Lou', { attending: true, unmailed: true })),
    ],
    pending: [inviteeRow('Ann')],
    notGoing: [
      inviteeRow('Zoe', { attending: false }),
      inviteeRow('Kim', { attending: false, co_organiser: true }),
    ],
  };

  test('a change is mailed to those going, those yet to answer and the co-organisers, where an address is known', () => {
    expect(toldByMail(people, true)).toBe(3);
  });

  test('a co-organiser’s change is mailed to the organiser, and not to the co-organiser', () => {
    const pending = [inviteeRow('Ann', { own: true, co_organiser: true })];
    expect(toldByMail({ ...people, pending }, false)).toBe(3);
  });
});

describe('the guest among a guest’s campers', () => {
  const zoe: GuestMember = { name: 'Zoe', age: 'adult' };
  const kim: GuestMember = { name: 'Kim', age: 'child' };
  const pet: GuestMember = { name: 'Zoe', pet_type: 'Dog' };

  test('a guest is the first camper with the guest’s name in any case, and never a pet', () => {
    const other: GuestMember = { name: 'ZOE', age: 'baby' };
    expect(ownCamperOf([pet, kim, zoe, other], 'zoe')).toBe(zoe);
    expect(ownCamperOf([pet], 'Zoe')).toBeUndefined();
  });

  test('the first of a person’s names that matches a camper counts', () => {
    expect(ownCamperOf([kim, zoe], 'Nobody', 'Zoe', 'Kim')).toBe(zoe);
    expect(ownCamperOf([kim, zoe], 'Nobody')).toBeUndefined();
    expect(ownCamperOf([kim])).toBeUndefined();
  });
});

describe('a household in words', () => {
  const tom: Somebody = { name: 'Tom Walker', age: 'adult' };
  const child = (name: string): Somebody => ({ name, age: 'child' });
  const dog = (name: string): Somebody => ({ name, pet_type: 'Dog' });

  test.each<[string, Somebody[]]>([
    ['Tom', [tom]],
    ['Tom, a child and a dog', [dog('Pet 1'), child('Child 1'), tom]],
    [
      'Tom, Kim (child), Rex (dog) and 2 children',
      [tom, child('Child 1'), child('Kim'), child('Child 3'), dog('Rex')],
    ],
    ['Tom and another adult', [tom, { name: 'Adult 2', age: 'adult' }]],
    ['Tom and 2 other adults', [tom, { name: 'Adult 2', age: 'adult' }, { name: 'Adult 3', age: 'adult' }]],
    [
      'an adult, 2 toddlers and a baby',
      [
        { name: 'Adult 1', age: 'adult' },
        { name: 'Baby 1', age: 'baby' },
        { name: 'Toddler 1', age: 'toddler' },
        { name: 'Toddler 2', age: 'toddler' },
      ],
    ],
    ['Tom, a dog and a cat', [tom, { name: 'Pet 2', pet_type: 'Cat' }, dog('Dog')]],
    ['', []],
  ])('a household is described as “%s”', (words, crew) => expect(partyText(crew)).toBe(words));

  test('two campers with the same given name keep their full names', () => {
    expect(partyText([tom, { name: 'Tom Hill', age: 'adult' }])).toBe('Tom Walker and Tom Hill');
  });

  test('a dog called “Child 1” keeps its name', () => {
    expect(partyText([dog('Child 1')])).toBe('Child 1 (dog)');
  });
});
