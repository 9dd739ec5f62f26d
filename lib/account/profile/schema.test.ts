import { anId, asSent, problemsOf } from '@/tests/problems';
import { profile, profileInput, profileSetup, username } from './schema';

const missing = 'Please fill out all fields.';
const mia = { username: 'mia', name: 'Mia', suburb: 'Kedron', postcode: '4031' };

test('every field of a profile is required', () => {
  expect(profileInput.parse(mia)).toEqual(mia);
  expect(problemsOf(profileInput, {})).toEqual({
    username: missing,
    name: missing,
    suburb: missing,
    postcode: missing,
  });
});

test('a postcode has four digits and a username has at least two characters', () => {
  expect(problemsOf(profileInput, { ...mia, username: '⛺', postcode: '403' })).toEqual({
    username: 'Please use at least 2 characters.',
    postcode: 'Please enter a postcode of four digits.',
  });
  expect(problemsOf(username, '')).toEqual({ '': missing });
  expect(problemsOf(username, 'ab')).toEqual({});
  expect(problemsOf(username, 'x'.repeat(41))).toEqual({ '': 'Please keep this to 40 characters.' });
  for (const field of ['name', 'suburb'])
    expect(problemsOf(profileInput, { ...mia, [field]: 'x'.repeat(81) })).toHaveProperty(field);
});

test('the older form takes a username, a postcode and up to five campers', () => {
  const campers = { camper_1: 'Mia', camper_2: 'Tom', camper_3: 'Ann', camper_4: 'Zoe', camper_5: null };
  const form = { username: 'mia', postcode: '4031', ...campers };
  expect(profileSetup.parse({ ...form, camper_6: 'Eve' })).toEqual(form);
  expect(problemsOf(profileSetup, {})).toEqual({ username: missing, postcode: missing });
  expect(problemsOf(profileSetup, { ...form, postcode: '403' })).toEqual({
    postcode: 'Please enter a postcode of four digits.',
  });
});

test('a profile response has only the fields of its schema', () => {
  for (const suburb of [null, 'Kedron'])
    expect(asSent(profile, { ...mia, id: anId, suburb })).toEqual({ ...mia, id: anId, suburb });
});
