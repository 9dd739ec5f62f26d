import { isId } from '@/lib/fields';
import { guestOf, toGuestAttendee } from './guest';
import type { Guest } from './guest-schema';

const zoe: Guest = {
  name: 'Zoe',
  crew: [
    { name: 'Kim', age: 'child' },
    { name: 'Zoe', age: 'adult' },
    { name: 'Rex', pet_type: 'Dog' },
  ],
  vehicles: [
    { type: 'car', make: 'Subaru', model: 'Forester', colour: 'Green', drivetrain: 'All Wheel Drive' },
    {
      type: 'car',
      make: 'Toyota',
      model: 'Hiace',
      colour: 'White',
      drivetrain: '2 Wheel Drive',
      seats: 8,
      can_tow: true,
      description: 'Roof racks',
      registration: 'ABC123',
    },
    { type: 'boat', boat_type: 'Sailboat' },
    { type: 'trailer', trailer_type: 'Caravan', description: 'Long' },
  ],
};

const nights = { arrive_on: '2027-03-27', leave_on: null };

test('a guest is read from the column that keeps one', () => {
  expect(guestOf(null)).toBeNull();
  expect(guestOf({ ...zoe, secret: 1 })).toEqual(zoe);
  expect(() => guestOf({})).toThrow();
});

test('others see a guest as anybody without a profile, and which camper is the guest', () => {
  const id = expect.any(String);
  expect(toGuestAttendee('invite', zoe, nights)).toEqual({
    household_id: 'invite',
    profile_id: null,
    profile_name: 'Zoe',
    crew: [
      { id, type: 'camper', name: 'Kim', age: 'child', is_owner: false },
      { id, type: 'camper', name: 'Zoe', age: 'adult', is_owner: true },
      { id, type: 'pet', name: 'Rex', pet_type: 'Dog', breed: null },
    ],
    vehicles: [
      {
        id,
        type: 'car',
        make: 'Subaru',
        model: 'Forester',
        colour: 'Green',
        drivetrain: 'All Wheel Drive',
        seats: 5,
        can_tow: false,
        description: null,
      },
      {
        id,
        type: 'car',
        make: 'Toyota',
        model: 'Hiace',
        colour: 'White',
        drivetrain: '2 Wheel Drive',
        seats: 8,
        can_tow: true,
        description: 'Roof racks',
      },
      { id, type: 'boat', boat_type: 'Sailboat', description: null },
      { id, type: 'trailer', trailer_type: 'Caravan', description: 'Long' },
    ],
    ...nights,
  });
});

test('what a guest leaves out of a car is not known', () => {
  const van = { type: 'car' as const, make: 'Dad’s van' };
  const { vehicles } = toGuestAttendee('invite', { ...zoe, vehicles: [van] }, nights);
  expect(vehicles).toMatchObject([
    { make: 'Dad’s van', model: null, colour: null, drivetrain: null, seats: 5 },
  ]);
});

test('each has an id of its own, the same at each reading', () => {
  const idsOf = (invite: string) => {
    const { crew, vehicles } = toGuestAttendee(invite, zoe, nights);
    return [...crew, ...vehicles].map(({ id }) => id);
  };
  const all = idsOf('invite');
  expect(all.every(isId)).toBe(true);
  expect(idsOf('invite')).toEqual(all);
  expect(new Set([...all, ...idsOf('another')]).size).toBe(14);
});
