import { anId, asSent, problemsOf } from '@/tests/problems';
import { ages, petTypes } from './kinds';
import { editedPet, member, memberChange, newMember, ownMember } from './schema';

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
