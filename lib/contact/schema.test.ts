import { asSent, problemsOf } from '@/tests/problems';
import { challenge, contactMessage, contactSubmission } from './schema';

const message = { name: 'Mia', email: 'mia@example.com', subject: 'Maps', message: 'Hello' };

test('a message needs a name, an address, a subject and a text', () => {
  expect(contactMessage.parse(message)).toEqual(message);
  expect(problemsOf(contactMessage, {})).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter a valid email address.',
    subject: 'Please enter a subject.',
    message: 'Please enter a message.',
  });
  const long = { ...message, name: 'x'.repeat(81), subject: 'x'.repeat(201), message: 'x'.repeat(5001) };
  expect(Object.keys(problemsOf(contactMessage, long)).sort()).toEqual(['message', 'name', 'subject']);
});

test('a message is refused without the token of the human check', () => {
  const sent = { ...message, recaptchaToken: 'x'.repeat(10_000) };
  expect(contactSubmission.parse(sent)).toEqual(sent);
  for (const recaptchaToken of ['', undefined, 'x'.repeat(10_001)])
    expect(problemsOf(contactSubmission, { ...message, recaptchaToken })).toEqual({
      recaptchaToken: 'Please verify you are human.',
    });
});

test('a challenge response has only the fields of its schema', () => {
  const parameters = {
    algorithm: 'a',
    nonce: 'b',
    salt: 'c',
    cost: 1,
    keyLength: 2,
    keyPrefix: 'd',
    expiresAt: 3,
  };
  const { expiresAt: _, ...endless } = parameters;
  for (const sample of [{ parameters, signature: 'e' }, { parameters: endless }])
    expect(asSent(challenge, sample)).toEqual(sample);
});
