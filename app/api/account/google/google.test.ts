import { POST as changeEmail } from '@/app/api/account/email/route';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { authAdapter } from '@/lib/server/auth/adapter';
import { authOptions } from '@/lib/server/auth/options';
import { readSessionToken } from '@/lib/server/auth/session-cookie';
import { newToken } from '@/lib/server/auth/tokens';
import { type Account, liveAccount } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { newcomer, uniqueEmail } from '@/tests/factories/people';
import { cookieOf, loggedIn, password } from '@/tests/factories/sign-up';
import { deliveredMail } from '@/tests/mail';
import { POST as allow } from './route';
import { POST as unlink } from './unlink/route';

jest.mock('@/lib/server/auth/google', () => ({
  ...jest.requireActual('@/lib/server/auth/google'),
  googleConfigured: () => true,
}));

const google = (providerAccountId: string) => ({
  type: 'oauth' as const,
  provider: 'google',
  providerAccountId,
});

describe('linking Google', () => {
  const accountOf = async (cookie: string) =>
    (await liveAccount(await readSessionToken(cookie.split('=')[1]))) as Account;
  /** Does what next-auth does after Google has identified the person. */
  const comeBack = async (cookie: string, sub: string) => {
    const account = await accountOf(cookie);
    await authAdapter(
      () => google(sub),
      () => account,
    ).linkAccount?.({ ...google(sub), userId: account.userId });
  };
  const identities = async (cookie: string) =>
    (await db.account.findMany({ where: { userId: (await accountOf(cookie)).userId } })).map(
      ({ providerAccountId }) => providerAccountId,
    );
  const ask = (handler: typeof allow, cookie: string, secret?: string) =>
    call(handler, 'POST', { as: { cookie }, body: { password: secret } });

  test('Google is linked only after the password, once for each password check, and the person is told', async () => {
    const { email, cookie } = await loggedIn();
    await expect(comeBack(cookie, `${email}-sub`)).rejects.toThrow();
    expect((await ask(allow, cookie, 'wrong')).status).toBe(400);
    await expect(comeBack(cookie, `${email}-sub`)).rejects.toThrow();
    expect(await ask(allow, cookie, password)).toMatchObject({
      status: 200,
      body: { url: expect.stringMatching(/^\/auth\/google\?/) },
    });
    await comeBack(cookie, `${email}-sub`);
    expect(await identities(cookie)).toEqual([`${email}-sub`]);
    await expect(comeBack(cookie, 'another')).rejects.toThrow();
    expect((await ask(allow, cookie, password)).status).toBe(409);
    expect((await deliveredMail(email)).at(-1)?.subject).toBe('You can log in to Campmates with Google now');

    // Nobody can link another Google account now until the password is checked again.
    expect((await ask(unlink, cookie, password)).status).toBe(200);
    await expect(comeBack(cookie, 'another')).rejects.toThrow();
    expect(await identities(cookie)).toEqual([]);
  });

  test('the permission to link expires, and holds only for the browser that asked', async () => {
    const { email, cookie } = await loggedIn();
    const other = cookieOf((await call(login, 'POST', { body: { email, password } })).headers);
    await ask(allow, cookie, password);
    await expect(comeBack(other, `${email}-sub`)).rejects.toThrow();
    await db.session.updateMany({ where: { user: { email } }, data: { linkUntil: new Date() } });
    await expect(comeBack(cookie, `${email}-sub`)).rejects.toThrow();
    expect(await identities(cookie)).toEqual([]);
  });

  test('unlinking needs the password or a fresh Google sign-in, and ends every other session', async () => {
    const { email, cookie } = await loggedIn();
    const other = cookieOf((await call(login, 'POST', { body: { email, password } })).headers);
    expect((await ask(unlink, cookie, password)).status).toBe(409);
    await ask(allow, cookie, password);
    await comeBack(cookie, `${email}-sub`);
    expect((await ask(unlink, cookie)).status).toBe(400);

    const { sessionId, userId } = await accountOf(cookie);
    const session = (data: object) => db.session.update({ where: { id: sessionId }, data });
    await session({ withGoogle: true, createdAt: new Date(Date.now() - 11 * 60_000) });
    expect((await ask(unlink, cookie)).status).toBe(400);
    await session({ createdAt: new Date() });
    expect((await ask(unlink, cookie)).status).toBe(200);
    expect(await db.account.count({ where: { userId } })).toBe(0);
    expect((await call(me, 'GET', { as: { cookie: other } })).status).toBe(401);
    expect((await deliveredMail(email)).at(-1)?.subject).toMatch('no longer linked');
  });

  test('unlinking stops a change of address that another session asked for, and no other change', async () => {
    for (const [asker, left] of [
      ['other', 0],
      ['own', 1],
    ] as const) {
      const { email, cookie } = await loggedIn();
      const other = cookieOf((await call(login, 'POST', { body: { email, password } })).headers);
      await ask(allow, cookie, password);
      await comeBack(cookie, `${email}-sub`);
      const as = { cookie: asker === 'own' ? cookie : other };
      await call(changeEmail, 'POST', { as, body: { email: uniqueEmail(), password } });
      expect((await ask(unlink, cookie, password)).status).toBe(200);
      expect(await db.emailChange.count({ where: { user: { email } } })).toBe(left);
    }
  });

  test('an account without a password can’t unlink Google', async () => {
    const { cookie, userId } = await newcomer();
    await db.account.create({ data: { userId, ...google(userId) } });
    expect((await ask(unlink, cookie)).status).toBe(409);
    expect(await db.account.count({ where: { userId } })).toBe(1);
  });
});

describe('the adapter', () => {
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
    const own = google(email);
    const adapter = authAdapter(() => own);
    const user = await adapter.createUser?.({ email, name: 'Priya', emailVerified: null });
    expect(user).toMatchObject({ email, emailVerified: expect.any(Date) });
    expect(await db.pendingSignup.count({ where: { email } })).toBe(0);
    expect(await db.account.findMany({ where: { userId: user?.id } })).toMatchObject([own]);
    await adapter.linkAccount?.({ ...own, userId: user?.id ?? '', access_token: 'secret' });
    expect(JSON.stringify(await db.account.findMany({ where: { userId: user?.id } }))).not.toContain(
      'secret',
    );
  });

  test('a linked identity stays with its user', async () => {
    const [first, second] = [await newcomer(), await newcomer()];
    const own = google(first.email);
    const adapter = authAdapter(() => own);
    await adapter.linkAccount?.({ ...own, userId: first.userId });
    await adapter.linkAccount?.({ ...own, userId: second.userId });
    expect(await db.account.count({ where: { userId: second.userId } })).toBe(0);
  });
});

describe('a return from Google', () => {
  const device = { userAgent: null, address: null };

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
});
