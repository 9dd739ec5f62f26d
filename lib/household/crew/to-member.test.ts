import type { CrewMember } from '@/prisma/generated/client';
import { toMember, toOwnMember } from './to-member';

const row = (columns: Partial<CrewMember>) =>
  ({
    id: 'a',
    name: 'Zoe',
    email: null,
    age: null,
    isOwner: false,
    petType: null,
    breed: null,
    ...columns,
  }) as CrewMember;

test('a camper has only the fields of a camper', () => {
  const shown = { id: 'a', type: 'camper', name: 'Zoe', email: null, age: 'baby', is_owner: true };
  expect(toMember(row({ type: 'camper', age: 'baby', isOwner: true }))).toEqual(shown);
  expect(toMember(row({ type: 'camper', petType: 'Dog' }))).toEqual({
    ...shown,
    age: 'adult',
    is_owner: false,
  });
});

test('a camper’s diet is shown only to their own household', () => {
  const camper = row({ type: 'camper', age: 'child', diet: 'No nuts' });
  expect(toOwnMember(camper)).toEqual({ ...toMember(camper), diet: 'No nuts' });
  expect(toMember(camper)).not.toHaveProperty('diet');
  const pet = row({ type: 'pet', petType: 'Dog', diet: null });
  expect(toOwnMember(pet)).toEqual(toMember(pet));
});

test('a pet has only the fields of a pet', () => {
  expect(toMember(row({ type: 'pet', petType: 'Dog', breed: 'Kelpie' }))).toEqual({
    id: 'a',
    type: 'pet',
    name: 'Zoe',
    pet_type: 'Dog',
    breed: 'Kelpie',
  });
  expect(toMember(row({ type: 'pet' }))).toMatchObject({ type: 'camper' });
});
