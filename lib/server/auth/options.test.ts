import { newcomer } from '@/tests/factories/people';
import { db } from '../db/client';
import { authOptions } from './options';

const device = { userAgent: null, address: null };
const google = (providerAccountId: string) => ({
  type: 'oauth' as const,
  provider: 'google',
  providerAccountId,
});

/**
 * Returns next-auth's decision about a sign-in that returns from Google in a browser with this
 * cookie.
 */
async function comesBack(cookie: string, sub: string, profile: object = { email_verified: true }) {
  const { callbacks } = authOptions(device, cookie.split('=')[1]);
  return callbacks?.signIn?.({
    user: { id: 'whoever has this identity, or nobody yet' },
    account: google(sub),
    profile,
  });
}

/** Allows the user's session to link the next identity, as the password check does. */
const allow = (userId: string) =>
  db.session.updateMany({ where: { userId }, data: { linkUntil: new Date(Date.now() + 60_000) } });

test('a signed-in person links a Google identity only after giving their password', async () => {
  const { cookie, userId } = await newcomer();
  expect(await comesBack(cookie, 'hers')).toBe('/login?error=SignedInAlready');
  await allow(userId);
  expect(await comesBack(cookie, 'hers')).toBe(true);
});

test('an identity that logs in to another account is not linked to a second one', async () => {
  const [mia, tom] = [await newcomer(), await newcomer()];
  await db.account.create({ data: { userId: tom.userId, ...google(tom.userId) } });
  await allow(mia.userId);
  expect(await comesBack(mia.cookie, tom.userId)).toBe('/profile/account?google=taken');
});

test('a sign-in with an address that Google has not verified is refused', async () => {
  const { cookie, userId } = await newcomer();
  await allow(userId);
  for (const own of ['', cookie])
    for (const profile of [{}, { email_verified: false }, { email_verified: 'true' }])
      expect(await comesBack(own, 'hers', profile)).toBe(false);
});

test('a sign-in goes on when the browser has no running session', async () => {
  const { cookie, userId } = await newcomer();
  expect(await comesBack('', 'hers')).toBe(true);
  await db.session.deleteMany({ where: { userId } });
  expect(await comesBack(cookie, 'hers')).toBe(true);
});
