import { failureWords } from './failure-words';

test.each([
  ['550 5.1.2 The domain does not exist', 'No such domain'],
  ['554 Domain not found', 'No such domain'],
  ['552 5.2.2 Mailbox full', 'Mailbox full'],
  ['452 4.2.2 The recipient is over quota', 'Mailbox full'],
  ['550 5.1.1 <sam@example.com>: User unknown', 'No such mailbox'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'The mail server didn’t respond'],
  ['getaddrinfo ENOTFOUND smtp.example.com', 'The mail server didn’t respond'],
  ['The mail provider did not respond in time', 'The mail server didn’t respond'],
])('%s: %s', (error, words) => {
  expect(failureWords(error)).toBe(words);
});

test('unknown words stay, in one line without addresses, links and tokens', () => {
  const secret = 'x'.repeat(43);
  const error = `\n554 <sam@example.com> refused by policy, see https://example.com/why and ${secret}\n    at send`;
  expect(failureWords(error)).toBe('554 … refused by policy, see … and …');
});

test('an error without words gets a fixed text, and a long error is cut', () => {
  expect(failureWords('')).toBe('No reason given');
  expect(failureWords('no '.repeat(100_000))).toHaveLength(200);
});
