import { credentials, newPassword } from './schema';

const problems = (password: string) =>
  newPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? [];

test.each([
  '        ',
  '\t\t\t\t\t\t\t\t',
  '\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b',
  ' \u00ad\u3000 \u2800 \u00a0 ',
])('a new password of blanks alone is refused (%j)', (password) => {
  expect(problems(password)).toEqual(['Please use more than spaces in your password.']);
});

test('blanks within a password stand, and nothing at all is too short', () => {
  expect(problems('       a')).toEqual([]);
  expect(problems('⛺⛺⛺⛺⛺⛺⛺⛺')).toEqual([]);
  expect(problems('')).toEqual(['Password must be at least 8 characters']);
});

test('a password from before the rule still opens its account', () => {
  expect(credentials.safeParse({ email: 'mia@example.com', password: '        ' }).success).toBe(true);
});
