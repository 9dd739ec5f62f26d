import { newcomer, uniqueEmail } from '@/tests/factories/people';
import { db } from '../db/client';
import { authAdapter } from './adapter';
import { newToken } from './tokens';

const identity = (providerAccountId: string) => ({
  type: 'oauth' as const,
  provider: 'google',
  providerAccountId,
});

test('a Google sign-up confirms the account and deletes pending sign-ups for its address', async () => {
  const email = uniqueEmail();
  await db.pendingSignup.create({
    data: {
      email,
      name: email,
      passwordHash: 'x',
      tokenHash: newToken().hash,
      browserHash: 'x',
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  const google = identity(email);
  const adapter = authAdapter(() => google);
  const user = await adapter.createUser?.({ email, name: 'Priya', emailVerified: null });
  expect(user).toMatchObject({ email, emailVerified: expect.any(Date) });
  expect(await db.pendingSignup.count({ where: { email } })).toBe(0);
  expect(await db.account.findMany({ where: { userId: user?.id } })).toMatchObject([google]);
  await adapter.linkAccount?.({ ...google, userId: user?.id ?? '', access_token: 'secret' });
  expect(JSON.stringify(await db.account.findMany({ where: { userId: user?.id } }))).not.toContain('secret');
});

test('a linked identity stays with its user', async () => {
  const [first, second] = [await newcomer(), await newcomer()];
  const google = identity(first.email);
  const adapter = authAdapter(() => google);
  await adapter.linkAccount?.({ ...google, userId: first.userId });
  await adapter.linkAccount?.({ ...google, userId: second.userId });
  expect(await db.account.count({ where: { userId: second.userId } })).toBe(0);
});
