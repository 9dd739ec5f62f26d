import { anId, asSent, problemsOf } from '@/tests/problems';
import { credentials, emailQuery, newPassword, passwordReset, signupRequest, user } from './schema';

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
