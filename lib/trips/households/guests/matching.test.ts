import type { Guest } from '@/lib/trips/attendance/guest-schema';
import { crewOf, memberKey, rideKey, ridesOf, SELF_KEY } from './guest-household';
import { idsOf, listMissing } from './matching';

describe('lists', () => {
  const keyed = (...keys: string[]) => keys.map((key) => ({ key }));

  test.each([
    [[['a', 'b']], [], ['a', 'b']],
    [[['a', 'b']], ['a'], ['b']],
    [[['a'], ['a', 'b']], [], ['a', 'b']],
    [[['a', 'a']], ['a'], ['a']],
    [[['a', 'a'], ['a']], [], ['a', 'a']],
    [[['a'], ['a', 'a']], [], ['a', 'a']],
    [[[], []], ['a'], []],
  ])('the lists %j compared with %j lack %j', (lists, have, expected) => {
    expect(
      listMissing(
        lists.map((list) => keyed(...list)),
        keyed(...have),
      ),
    ).toEqual(keyed(...expected));
  });

  test('two items with the same name match two rows once each, and an item without a match is null', () => {
    const have = [
      { id: '1', key: 'alex' },
      { id: '2', key: 'alex' },
      { id: '3', key: 'kim' },
    ];
    expect(idsOf(keyed('alex', 'alex', 'alex', 'sam'), have)).toEqual(['1', '2', null, null]);
    expect(idsOf(keyed('kim', 'alex'), have)).toEqual(['3', '1']);
  });
});

describe('a guest’s household as an account’s', () => {
  const owner = { profileId: 'p1', name: 'Priya Nair' };
  const car = { type: 'car', make: 'Toyota', model: 'Prado', colour: 'Silver' };
  const guest = (changes: Partial<Guest> = {}): Guest => ({
    name: 'Priya',
    crew: [],
    vehicles: [],
    ...changes,
  });

  test.each([
    ['type', { type: 'motorbike' }],
    ['make', { make: 'Nissan' }],
    ['model', { model: 'Kluger' }],
    ['colour', { colour: 'Red' }],
    ['kind of trailer', { trailerType: 'Camper Trailer' }],
    ['kind of boat', { boatType: 'Kayak' }],
    ['description', { description: 'With a roof rack' }],
  ])('two rides with a different %s are not the same', (_, other) => {
    expect(rideKey({ ...car, ...other })).not.toBe(rideKey(car));
  });

  test('rides match in upper or lower case and with any number plate', () => {
    const [ride] = ridesOf(guest({ vehicles: [{ ...prado, registration: '123ABC' }] }), owner);
    expect(ride?.key).toBe(rideKey({ ...car, make: 'TOYOTA', colour: 'silver' }));
    expect(ride?.row).toMatchObject({
      profileId: 'p1',
      type: 'car',
      colour: 'Silver',
      registration: '123ABC',
    });
  });

  const prado = { ...car, type: 'car' as const, drivetrain: '4 Wheel Drive' as const };

  test('people match in upper or lower case, but never a pet of the same name', () => {
    expect(memberKey({ name: 'Kim' })).toBe(memberKey({ name: 'KIM', petType: null }));
    expect(memberKey({ name: 'Bo', petType: 'Dog' })).not.toBe(memberKey({ name: 'Bo' }));
    expect(memberKey({ name: 'Bo', petType: 'Dog' })).not.toBe(memberKey({ name: 'Bo', petType: 'Cat' }));
  });

  test('the guest in a guest’s crew becomes the account owner’s own camper', () => {
    const crew = [
      { name: 'Kim', age: 'child' as const, diet: 'No nuts' },
      { name: 'Priya', age: 'adult' as const },
      { name: 'Rex', pet_type: 'Dog' as const },
    ];
    expect(crewOf(guest({ crew }), owner)).toEqual([
      {
        key: memberKey({ name: 'kim' }),
        row: { profileId: 'p1', name: 'Kim', type: 'camper', age: 'child', diet: 'No nuts' },
      },
      { key: SELF_KEY, row: { profileId: 'p1', name: 'Priya', type: 'camper', age: 'adult', diet: null } },
      {
        key: memberKey({ name: 'rex', petType: 'Dog' }),
        row: { profileId: 'p1', name: 'Rex', type: 'pet', petType: 'Dog' },
      },
    ]);
  });
});
