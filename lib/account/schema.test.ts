import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { anId, asSent, problemsOf } from '@/tests/problems';
import { profile, profileInput, profileSetup, username } from './profile/schema';
import { credentials, emailQuery, newPassword, passwordReset, signupRequest, user } from './schema';
import { emailChange, passwordChange, proven, session } from './settings-schema';

const problems = (password: string) =>
  newPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? [];

test.each([
  '        ',
  '\t\t\t\t\t\t\t\t',
  '\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b',
  ' \u00ad\u3000 \u2800 \u00a0 ',
])('a new password of only blanks is refused (%j)', (password) => {
  expect(problems(password)).toEqual(['Please use more than spaces in your password.']);
});

test('a password keeps its blanks, and an empty one is too short', () => {
  expect(problems('       a')).toEqual([]);
  expect(problems('⛺⛺⛺⛺⛺⛺⛺⛺')).toEqual([]);
  expect(problems('')).toEqual(['Password must be at least 8 characters']);
});

test('a log-in accepts a password that the rules for new passwords refuse', () => {
  expect(credentials.safeParse({ email: 'mia@example.com', password: '        ' }).success).toBe(true);
});

test.each([
  ['x'.repeat(1001), 'Please use a shorter password.'],
  [undefined, 'Please enter a password.'],
  ['half a pair \ud800', 'This password has characters that can’t be used.'],
  ['seven_7', 'Password must be at least 8 characters'],
  // This password has 14 code points as typed, but only seven in the normalised form that is
  // hashed.
  ['e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301', 'Password must be at least 8 characters'],
])('the new password %j is refused', (password, words) => {
  expect(problems(password as string)).toEqual([words]);
});

test('a password of 1,000 characters is accepted', () => {
  expect(problems('x'.repeat(1000))).toEqual([]);
});

test('logging in needs an address and any password that is not empty', () => {
  expect(problemsOf(credentials, { email: 'mia', password: '' })).toEqual({
    email: 'Please enter a valid email address.',
    password: 'Please enter a password.',
  });
});

test('a sign-up may include a name and the page to open afterwards', () => {
  const asked = { email: 'mia@example.com', password: 'a new password' };
  expect(signupRequest.parse(asked)).toEqual(asked);
  const bounds = { name: 'x'.repeat(254), callbackUrl: 'x'.repeat(2000) };
  expect(signupRequest.parse({ ...asked, ...bounds })).toEqual({ ...asked, ...bounds });
  expect(
    problemsOf(signupRequest, { ...asked, name: `${bounds.name}x`, callbackUrl: `${bounds.callbackUrl}x` }),
  ).toEqual({
    name: 'Please keep this to 254 characters.',
    callbackUrl: 'Please keep this to 2000 characters.',
  });
});

test('a reset needs its token and a new password', () => {
  const asked = { token: 'x'.repeat(200), password: 'a new password' };
  expect(passwordReset.parse(asked)).toEqual(asked);
  for (const token of ['', undefined, 'x'.repeat(201)])
    expect(problemsOf(passwordReset, { ...asked, token })).toEqual({ token: 'Missing or invalid token' });
  expect(problemsOf(emailQuery, {})).toHaveProperty('email');
});

test('a user response has only the fields of its schema', () => {
  const sample = { id: anId, name: 'Mia', email: 'mia@example.com', profile_id: null, postcode: null };
  expect(asSent(user, sample)).toEqual(sample);
});

test('the proof of identity is a password, which may be left out', () => {
  for (const body of [{}, { password: null }, { password: 'x'.repeat(1000) }])
    expect(proven.parse(body)).toEqual(body);
  expect(problemsOf(proven, { password: 5 })).toEqual({ password: 'Please enter your password.' });
  expect(problemsOf(proven, { password: 'x'.repeat(1001) })).toEqual({
    password: 'That is not your password.',
  });
});

test('a new password follows the password rules, and a new address must be valid', () => {
  const change = { current_password: 'old', password: 'a new password' };
  expect(passwordChange.parse(change)).toEqual(change);
  expect(problemsOf(passwordChange, { ...change, password: 'short' })).toHaveProperty('password');
  expect(emailChange.parse({ email: 'mia@example.com', password: 'old' })).toEqual({
    email: 'mia@example.com',
    password: 'old',
  });
  expect(problemsOf(emailChange, { email: 'mia' })).toHaveProperty('email');
});

test('a session response has only the fields of its schema', () => {
  const sample = {
    id: anId,
    browser: 'Chrome',
    address: null,
    created_at: '2026-11-20T00:00:00Z',
    current: true,
  };
  expect(asSent(session, sample)).toEqual(sample);
});

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

test.each([...missingTexts, ...badTexts])('%s is refused at each field', (_, value) => {
  for (const field of ['username', 'name', 'suburb', 'postcode'])
    expect(Object.keys(problemsOf(profileInput, { ...mia, [field]: value }))).toEqual([field]);
  for (const field of ['username', 'postcode'])
    expect(Object.keys(problemsOf(profileSetup, { ...mia, [field]: value }))).toEqual([field]);
});

test.each(missingTexts)('a field that is %s is refused in the specification’s words', (_, value) => {
  for (const field of ['username', 'name', 'suburb', 'postcode'])
    expect(problemsOf(profileInput, { ...mia, [field]: value })).toEqual({ [field]: missing });
});

test.each(badTexts)('%s is no camper’s name in the older form', (_, value) => {
  for (const field of ['camper_1', 'camper_5'])
    expect(Object.keys(problemsOf(profileSetup, { ...mia, [field]: value }))).toEqual([field]);
});

test.each(['40310', '4O31', 'Kedron', '٤٠٣١'])('%s is not a postcode', (postcode) => {
  expect(problemsOf(profileInput, { ...mia, postcode })).toEqual({
    postcode: 'Please enter a postcode of four digits.',
  });
});

test('a username has 2 to 40 characters of any script or emoji', () => {
  for (const name of ['🏕'.repeat(40), '李明'])
    expect(profileInput.parse({ ...mia, username: ` ${name} ` }).username).toBe(name);
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
