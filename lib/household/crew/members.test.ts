import type { CrewMember } from '@/prisma/generated/client';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { anId, asSent, problemsOf } from '@/tests/problems';
import { ages, petTypes } from './crew-options';
import { editedPet, member, memberChange, newMember, ownMember } from './schema';
import { toMember, toOwnMember } from './to-member';

const zoe = { type: 'camper', name: 'Zoe', age: 'child' };
const rex = { type: 'pet', name: 'Rex', pet_type: 'Dog' };

test('a member is a camper with an age or a pet with a type', () => {
  for (const age of ages) expect(newMember.parse({ ...zoe, age })).toEqual({ ...zoe, age });
  for (const pet_type of petTypes)
    expect(newMember.parse({ ...rex, pet_type })).toEqual({ ...rex, pet_type });
  const more = { ...rex, breed: 'Kelpie' };
  expect(newMember.parse(more)).toEqual(more);
  expect(newMember.parse({ ...zoe, email: '' })).toEqual({ ...zoe, email: null });
});

test('every missing field has its own message', () => {
  expect(problemsOf(newMember, { type: 'camper' })).toEqual({
    name: 'Name is required',
    age: 'Please choose an age.',
  });
  expect(problemsOf(newMember, { type: 'pet' })).toEqual({
    name: 'Name and type are required',
    pet_type: 'Name and type are required',
  });
  expect(Object.values(problemsOf(newMember, { type: 'plant' }))).toEqual([
    'Please say whether this is a camper or a pet.',
  ]);
  expect(problemsOf(newMember, 'Zoe')).not.toEqual({ '': 'Please say whether this is a camper or a pet.' });
  expect(problemsOf(newMember, { ...zoe, email: 'zoe' })).toHaveProperty('email');
  expect(problemsOf(newMember, { ...rex, breed: 'x'.repeat(81) })).toHaveProperty('breed');
});

const everyField = [
  ['name', zoe],
  ['email', zoe],
  ['age', zoe],
  ['name', rex],
  ['breed', rex],
  ['pet_type', rex],
] as const;

test.each(badTexts)('%s is refused at each field, of a new member and in a change', (_, value) => {
  for (const [field, whole] of everyField) {
    expect(Object.keys(problemsOf(newMember, { ...whole, [field]: value }))).toEqual([field]);
    if (value !== undefined)
      expect(Object.keys(problemsOf(memberChange, { [field]: value }))).toEqual([field]);
  }
});

test.each(missingTexts)('a name that is %s is refused in the specification’s words', (_, name) => {
  expect(problemsOf(newMember, { ...zoe, name })).toEqual({ name: 'Name is required' });
  expect(problemsOf(newMember, { ...rex, name })).toEqual({ name: 'Name and type are required' });
  if (name !== undefined) expect(problemsOf(memberChange, { name })).toEqual({ name: 'Name is required' });
});

test.each([undefined, null, 'car', 5, { not: 'pet' }])('a member of type %j is refused', (type) => {
  expect(Object.keys(problemsOf(newMember, { ...zoe, type }))).toEqual(['type']);
});

test('fields that are not a member’s own are left out', () => {
  const more = { diet: 'Bones', is_owner: true, id: '1', profileId: anId };
  expect(newMember.parse({ ...rex, ...more })).toEqual(rex);
});

test('a diet may have up to 200 characters, and a name 80 of any script or emoji', () => {
  expect(problemsOf(newMember, { ...zoe, name: '🦖'.repeat(80), diet: 'x'.repeat(200) })).toEqual({});
  expect(problemsOf(newMember, { ...zoe, diet: 'x'.repeat(201) })).toEqual({
    diet: 'Please keep this to 200 characters.',
  });
});

test('the edit form of a pet reports only a missing name', () => {
  expect(problemsOf(editedPet, { ...rex, name: '' })).toEqual({ name: 'Name is required' });
});

test('a change may have any field of a camper or a pet', () => {
  const change = {
    name: 'Zoe',
    email: 'zoe@example.com',
    age: 'adult',
    diet: 'Halal',
    pet_type: 'Cat',
    breed: 'Manx',
  };
  expect(memberChange.parse(change)).toEqual(change);
  expect(memberChange.parse({})).toEqual({});
  expect(problemsOf(memberChange, { name: '' })).toEqual({ name: 'Name is required' });
});

test.each([
  ['a camper', { ...zoe, id: anId, email: null, is_owner: true }],
  ['a pet', { ...rex, id: anId, breed: null }],
])('the response for %s has only the fields of its schema', (_, sample) => {
  expect(asSent(member, sample)).toEqual(sample);
});

test('only the response for the viewer’s own campers has a diet', () => {
  const sample = { ...zoe, id: anId, email: null, is_owner: true, diet: 'No nuts' };
  expect(asSent(ownMember, sample)).toEqual(sample);
  expect(asSent(member, sample)).not.toHaveProperty('diet');
});

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
