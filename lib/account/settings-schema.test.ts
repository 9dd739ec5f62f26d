import { anId, asSent, problemsOf } from '@/tests/problems';
import { emailChange, passwordChange, proven, session } from './settings-schema';

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
