import { AppError, badInput, conflict, forbidden, notFound, signedOut } from './errors';

test('each refusal has its status, its message and its fields', () => {
  const fields = { name: 'Name is required' };
  expect(badInput('Please look again.', fields)).toMatchObject({ status: 400, details: { fields } });
  expect(signedOut()).toMatchObject({ status: 401, message: 'Please log in first.' });
  expect(forbidden('Only the organiser can.')).toMatchObject({
    status: 403,
    message: 'Only the organiser can.',
  });
  expect(notFound()).toMatchObject({
    status: 404,
    message: 'We can’t find that. It may be gone, or it may not be yours.',
    details: {},
  });
  expect(conflict('It is taken.', fields)).toMatchObject({ status: 409, details: { fields } });
  expect(conflict('It is taken.').name).toBe('AppError');
  expect(notFound()).toBeInstanceOf(AppError);
});
