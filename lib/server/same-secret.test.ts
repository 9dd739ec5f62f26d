import { sameSecret } from './same-secret';

test('only the whole secret is the same, as text or as bytes', () => {
  const secret = 'a secret for metrics';
  for (const wrong of ['', 'a', 'a secret for metric', 'a secret for metrics!', 'A secret for metrics'])
    expect([wrong, sameSecret(wrong, secret)]).toEqual([wrong, false]);
  expect(sameSecret(secret, secret)).toBe(true);
  expect(sameSecret(Buffer.from(secret), Buffer.from(secret))).toBe(true);
});
