import { passwordStrength, strengthAdvice } from './password-strength';

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

test.each([
  ['', ''],
  ['abcdefg', 'Add 1 more character.'],
  ['Ab1!', 'Add 4 more characters.'],
  ['abcdefgh', 'Add a capital letter, a number or a symbol.'],
  ['abcdefg1', ''],
])('the advice for the password %j is %j', (password, advice) => {
  expect(strengthAdvice(password)).toBe(advice);
});
