import { passwordStrength } from './password-strength';

test.each([
  ['', ''],
  ['Ab1!', 'Weak'],
  ['abcdefgh', 'Weak'],
  ['abcdefg1', 'Medium'],
  ['Abcdefg1', 'Medium'],
  ['Abcdef1!', 'Strong'],
  ['⛺⛺⛺⛺⛺⛺⛺⛺', 'Medium'],
])('the password %j is %j', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
