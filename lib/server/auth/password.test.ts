import { hashPassword, verifyPassword } from './password';

// Use the real cost, because the other tests hash at the lowest cost.
jest.unmock('./password-cost');

test('a password opens only its own hash', async () => {
  const hash = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  expect(await verifyPassword('correct horse ', hash)).toBe(false);
});

test('every character counts, beyond the 72 bytes that bcrypt reads', async () => {
  const hash = await hashPassword('⛺'.repeat(64));
  expect(await verifyPassword('⛺'.repeat(64), hash)).toBe(true);
  expect(await verifyPassword(`${'⛺'.repeat(63)}🏕`, hash)).toBe(false);
});

test('no password matches a missing hash, not even the empty one', async () => {
  expect(await verifyPassword('', null)).toBe(false);
  expect(await verifyPassword('anything', undefined)).toBe(false);
});

test('hashing uses the cost that OWASP asks for', async () => {
  expect(await hashPassword('correct horse')).toMatch(/^\$2[aby]\$10\$/);
});
