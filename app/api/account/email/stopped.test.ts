import { DELETE as endSession } from '@/app/api/account/sessions/[id]/route';
import { DELETE as endAllSessions } from '@/app/api/account/sessions/route';
import { GET as confirmEmail } from '@/app/api/auth/confirm-email/route';
import { startSession } from '@/lib/server/auth/sessions';
import { newToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { newcomer, person, uniqueEmail } from '@/tests/factories/people';
import { loggedIn, password } from '@/tests/factories/sign-up';
import { changeHousehold } from '@/tests/factories/trip-households';
import { invitationOf, plan } from '@/tests/factories/trips';
import { untilBlocked } from '@/tests/lock-waits';
import { deliveredMail, linkIn } from '@/tests/mail';
import { POST as changePassword } from '../password/route';
import { POST as change } from './route';

interface Browser {
  email: string;
  cookie: string;
}

/**
 * Requests a change of the account's address. Returns a function that opens the mailed link and
 * returns the response's status.
 */
async function asked({ cookie }: Pick<Browser, 'cookie'>, next = uniqueEmail('next'), secret?: string) {
  const body = { email: next, password: secret };
  expect((await call(change, 'POST', { as: { cookie }, body })).status).toBe(200);
  const mail = (await deliveredMail(next)).at(-1);
  const token = new URL(linkIn(mail, '/confirm-email')).searchParams.get('token') ?? '';
  return async () => (await call(confirmEmail, 'GET', { query: { token } })).status;
}

/** Creates an account that is logged in with two browsers. */
async function twoBrowsers() {
  const { email, cookie, userId } = await newcomer();
  const setCookie = await startSession(userId, { userAgent: null, address: null });
  const [own, other] = await db.session.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
  return {
    own: { email, cookie, sessionId: own?.id ?? '' },
    other: { email, cookie: setCookie.split(';')[0] ?? '', sessionId: other?.id ?? '' },
  };
}

test('a changed password stops a change of address', async () => {
  const { email, cookie } = await loggedIn();
  const confirm = await asked({ cookie }, undefined, password);
  const body = { current_password: password, password: 'Damper-and-honey-9' };
  expect((await call(changePassword, 'POST', { as: { cookie }, body })).status).toBe(200);
  expect(await confirm()).toBe(400);
  expect(await db.user.count({ where: { email } })).toBe(1);
});

test('a password that changes while the old one is being checked stops a change of address', async () => {
  const { email, cookie } = await loggedIn();
  const body = { email: uniqueEmail('next'), password };
  const { asking } = await db.$transaction(async (tx) => {
    await tx.user.update({ where: { email }, data: { passwordHash: 'another' } });
    const asking = call(change, 'POST', { as: { cookie }, body });
    await untilBlocked();
    return { asking };
  });
  expect((await asking).status).toBe(401);
  expect(await db.emailChange.count({ where: { user: { email } } })).toBe(0);
});

test('logging out everywhere stops a change of address', async () => {
  const { own } = await twoBrowsers();
  const confirm = await asked(own);
  expect((await call(endAllSessions, 'DELETE', { as: own })).status).toBe(200);
  expect(await confirm()).toBe(400);
});

test('ending the session that asked for the change stops it; ending another one does not', async () => {
  for (const [ended, status] of [
    ['own', 400],
    ['other', 200],
  ] as const) {
    const browsers = await twoBrowsers();
    const confirm = await asked(browsers.own);
    const as = ended === 'own' ? browsers.other : browsers.own;
    const params = { id: browsers[ended].sessionId };
    expect((await call(endSession, 'DELETE', { as, params })).status).toBe(200);
    expect(await confirm()).toBe(status);
  }
});

test('after the change, earlier links to reset the password and to sign up with the address don’t work', async () => {
  const { email, cookie, userId } = await newcomer();
  const expiresAt = new Date(Date.now() + 60_000);
  await db.resetToken.create({ data: { userId, tokenHash: newToken().hash, expiresAt } });
  const next = uniqueEmail('next');
  const claim = { name: next, passwordHash: 'x', tokenHash: newToken().hash, browserHash: 'x', expiresAt };
  const confirm = await asked({ cookie }, next);
  await db.pendingSignup.create({ data: { email: next, ...claim } });
  expect(await confirm()).toBe(200);
  expect(await db.resetToken.count({ where: { userId } })).toBe(0);
  expect(await db.pendingSignup.count({ where: { email: next } })).toBe(0);
  expect(await db.user.count({ where: { email } })).toBe(0);
});

test('invitations by a blocked organiser, or that another account has refused, are not taken over', async () => {
  const [bob, mia, sam, ann] = await Promise.all(['Bob', 'Mia', 'Sam', 'Ann'].map((name) => person(name)));
  if (!bob || !mia || !sam || !ann) throw new Error('the factory made nobody');
  const next = uniqueEmail('sam-at-home');
  const [blocked, refused] = [await plan(bob, { invitees: [next] }), await plan(mia, { invitees: [next] })];
  await db.block.create({ data: { profileId: sam.viewer.profileId, blockedId: bob.viewer.profileId } });
  await changeHousehold(refused, next, { refusedById: ann.viewer.profileId });
  expect(await (await asked(sam, next))()).toBe(200);
  for (const trip of [blocked, refused]) {
    expect((await invitationOf(trip, next)).profileId).toBeNull();
  }
});
