import type { CrewMember } from '@/prisma/generated/client';
import { toMember } from './to-member';

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

test('a camper is shown with what a camper has', () => {
  const shown = { id: 'a', type: 'camper', name: 'Zoe', email: null, age: 'baby', is_owner: true };
  expect(toMember(row({ type: 'camper', age: 'baby', isOwner: true }))).toEqual(shown);
  expect(toMember(row({ type: 'camper', petType: 'Dog' }))).toEqual({
    ...shown,
    age: 'adult',
    is_owner: false,
  });
});

test('a pet is shown with what a pet has', () => {
  expect(toMember(row({ type: 'pet', petType: 'Dog', breed: 'Kelpie' }))).toEqual({
    id: 'a',
    type: 'pet',
    name: 'Zoe',
    pet_type: 'Dog',
    breed: 'Kelpie',
  });
  expect(toMember(row({ type: 'pet' }))).toMatchObject({ type: 'camper' });
});
