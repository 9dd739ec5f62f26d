import { GET as confirmEmail } from '@/app/api/auth/confirm-email/route';
import { POST as forgotPassword } from '@/app/api/auth/forgot-password/route';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { GET as readFeed } from '@/app/api/calendar/[token]/route';
import { GET as invitationCalendar } from '@/app/api/invites/[token]/calendar/route';
import { POST as openInvitation } from '@/app/api/invites/[token]/open/route';
import { POST as search } from '@/app/api/locations/public/route';
import { POST as subscribe } from '@/app/api/push/subscriptions/route';
import { authOptions } from '@/lib/server/auth/options';
import { hashPassword } from '@/lib/server/auth/password';
import { sessionEnd } from '@/lib/server/auth/session-length';
import { openSession } from '@/lib/server/auth/sessions';
import { readSuspension } from '@/lib/server/auth/suspension';
import { liveAccount, livePageAccount } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { createFeed } from '@/lib/trips/calendar/feed';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { findMissing } from '@/lib/trips/missing-page';
import { getLinkPreview } from '@/lib/trips/share-link/link-preview';
import { getTripVersion } from '@/lib/trips/trip-version';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { answer, asGuest, family, invited, read } from '@/tests/factories/guests';
import { restore, suspend } from '@/tests/factories/judgements';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { alone, join, openLink, sharedToken } from '@/tests/factories/share-link';
import { password } from '@/tests/factories/sign-up';
import { plan, tripForm } from '@/tests/factories/trips';
import { deliveredMail, linkIn } from '@/tests/mail';
import { browser } from '@/tests/servers/push-service';

const words = () => `Your account is suspended: Sends advertisements. Write to ${env().CONTACT_EMAIL}.`;
const paused = { status: 410, body: { error: 'This trip is paused for now. Ask whoever invited you.' } };
const device = { userAgent: null, address: null };

/** Creates Mia, whose account has a password. */
async function mia() {
  const mia = await person('Mia');
  await db.user.update({
    where: { id: mia.viewer.userId },
    data: { passwordHash: await hashPassword(password) },
  });
  return mia;
}

const sessionsOf = ({ viewer }: Person) => db.session.count({ where: { userId: viewer.userId } });
const tokenOf = ({ viewer }: Person, sid = viewer.sessionId) => ({
  ...{ sub: viewer.userId, sid, profile: true, until: Math.floor(sessionEnd().getTime() / 1000) },
});

describe('a suspended account', () => {
  test('is logged out everywhere at once, and its browsers get no more push notifications', async () => {
    const who = await mia();
    const { subscription } = browser('https://push.example.com/1');
    expect((await call(subscribe, 'POST', { as: who, body: subscription })).status).toBe(201);
    await suspend(who);
    expect((await call(me, 'GET', { as: who })).status).toBe(401);
    expect(await livePageAccount(tokenOf(who))).toBeNull();
    expect(await sessionsOf(who)).toBe(0);
    expect(await db.pushSubscription.count({ where: { endpoint: subscription.endpoint } })).toBe(0);
  });

  test('has no working session, not even one that was being created during the suspension', async () => {
    const who = await mia();
    await suspend(who);
    const late = await db.session.create({ data: { userId: who.viewer.userId, expiresAt: sessionEnd() } });
    expect(await liveAccount(tokenOf(who, late.id))).toBeNull();
    expect(await livePageAccount(tokenOf(who, late.id))).toBeNull();
    await expect(openSession(who.viewer.userId, device)).rejects.toThrow(words());
  });

  test('reads the reason and whom to ask, once its password is right', async () => {
    const who = await mia();
    await suspend(who);
    const { email } = who;
    expect(await call(login, 'POST', { body: { email, password } })).toMatchObject({
      status: 403,
      body: { error: words() },
    });
    const wrong = await call(login, 'POST', { body: { email, password: 'not-the-password' } });
    const unknown = await call(login, 'POST', { body: { email: uniqueEmail(), password } });
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    expect(await sessionsOf(who)).toBe(0);
  });

  test('gets no session by a password reset, which changes nothing', async () => {
    const who = await mia();
    await suspend(who);
    await call(forgotPassword, 'POST', { body: { email: who.email } });
    const token = new URL(linkIn((await deliveredMail(who.email)).at(-1), '/reset-password')).searchParams;
    const body = { token: token.get('token'), password: 'Damper-and-honey-9' };
    const asked = await call(resetPassword, 'POST', { body });
    expect([asked.status, asked.body]).toEqual([403, { error: words() }]);
    expect((await call(login, 'POST', { body: { email: who.email, password } })).status).toBe(403);
    await restore(who);
    expect((await call(resetPassword, 'POST', { body })).status).toBe(200);
  });

  test('gets no session by Google, which leads to the message on the log-in page', async () => {
    const who = await mia();
    const identity = { type: 'oauth' as const, provider: 'google', providerAccountId: who.viewer.userId };
    await db.account.create({ data: { userId: who.viewer.userId, ...identity } });
    const { callbacks } = authOptions(device, undefined);
    const comesBack = () =>
      callbacks?.signIn?.({
        user: { id: who.viewer.userId },
        account: identity,
        profile: { email_verified: true } as object,
      });
    expect(await comesBack()).toBe(true);
    await suspend(who);
    const path = String(await comesBack());
    const sealed = new URL(path, 'https://camp.example').searchParams.get('suspended') ?? '';
    expect(path).toMatch(/^\/login\?suspended=[\w-]+$/);
    expect(readSuspension(sealed)).toBe(words());
    expect(readSuspension(`${sealed.slice(0, -4)}AAAA`)).toBeNull();
    expect(readSuspension('')).toBeNull();
  });

  test('gets no account by a sign-up with its address', async () => {
    const who = await mia();
    const claim = { email: who.email, name: 'Mia', passwordHash: 'x', browserHash: 'x' };
    const tokenHash = (await import('@/lib/server/auth/tokens')).hashToken('t'.repeat(43));
    const expiresAt = new Date(Date.now() + 60_000);
    await db.pendingSignup.create({ data: { ...claim, tokenHash, expiresAt } });
    await suspend(who);
    expect((await call(confirmEmail, 'GET', { query: { token: 't'.repeat(43) } })).status).toBe(400);
    expect(await sessionsOf(who)).toBe(0);
  });

  test('keeps its address: links mailed before the suspension don’t change it', async () => {
    const who = await mia();
    const { userId, sessionId } = who.viewer;
    const wish = { userId, sessionId, email: uniqueEmail(), expiresAt: sessionEnd() };
    await db.emailChange.create({ data: { ...wish, tokenHash: `hash of ${wish.email}` } });
    await suspend(who);
    expect(await db.emailChange.count({ where: { userId } })).toBe(0);
  });

  test('loses a page’s live stream at the stream’s next check', async () => {
    const who = await mia();
    const trip = await plan(who);
    const caller = { tripId: trip.id, viewer: who.viewer };
    expect(await getTripVersion(caller)).not.toBeNull();
    await suspend(who);
    expect(await getTripVersion(caller)).toBeNull();
  });

  test('has a calendar feed that doesn’t work until the account is restored', async () => {
    const who = await mia();
    const { url } = await createFeed(who.viewer);
    const token = url.split('/').at(-1) ?? '';
    const status = async () => (await call(readFeed, 'GET', { params: { token } })).status;
    expect(await status()).toBe(200);
    await suspend(who);
    expect(await status()).toBe(404);
    await restore(who);
    expect(await status()).toBe(200);
  });
});

describe('the links of a trip whose organiser is suspended', () => {
  const there = (path: string) => findMissing(new URL(path, env().APP_URL), null, []);

  test('an invitation says that the trip is paused, and shows nothing of the trip, until the account is restored', async () => {
    const { mia: who, token } = await invited();
    await suspend(who);
    expect(await read(token)).toMatchObject(paused);
    expect((await read(token)).body).toEqual(paused.body);
    expect(await answer(token, family)).toMatchObject(paused);
    expect(await call(openInvitation, 'POST', { params: { token }, body: {} })).toMatchObject(paused);
    expect(await call(invitationCalendar, 'GET', { params: { token } })).toMatchObject(paused);
    expect((await getInvitation(null, token))?.closed).toBe('paused');
    expect(await getLinkPreview('invite', token)).toBeNull();
    expect(await there(`/invite/${token}`)).toBeNull();
    await restore(who);
    expect((await answer(token, family)).status).toBe(200);
    expect(await getLinkPreview('invite', token)).not.toBeNull();
  });

  test('an account is refused as a guest is', async () => {
    const { mia: who, token } = await invited();
    const sam = await person('Sam');
    await suspend(who);
    expect(await read(token, sam)).toMatchObject(paused);
    expect(await answer(token, { attending: true }, sam)).toMatchObject(paused);
  });

  test('a guest who has answered keeps the trip, even in another browser', async () => {
    const { mia: who, token, trip } = await invited();
    await answer(token, family);
    await suspend(who);
    expect(await answer(token, family)).toMatchObject(paused);
    const { cookie, tripId } = await asGuest(token);
    expect([tripId, cookie]).toEqual([trip.id, expect.stringContaining('=')]);
  });

  test('a share link says the same, and lets nobody join', async () => {
    const { mia: who, trip } = await invited();
    const token = await sharedToken(trip.id, who);
    await suspend(who);
    expect(await openLink(token)).toMatchObject(paused);
    expect(await join(token, alone('Lou'))).toMatchObject(paused);
    expect(await join(token, { attending: true }, await person('Sam'))).toMatchObject(paused);
    expect(await there(`/join/${token}`)).toBeNull();
    expect(await getLinkPreview('join', token)).toBeNull();
    await restore(who);
    expect((await join(token, alone('Lou'))).status).toBe(200);
  });

  test('people on the trip keep it, and other organisers’ links still work', async () => {
    const [who, sam] = [await mia(), await person('Sam')];
    const theirs = await plan(who, { invitees: [sam.email] });
    const email = uniqueEmail();
    const { trip, token } = await invited(email);
    await suspend(who);
    expect(await getTripVersion({ tripId: theirs.id, viewer: sam.viewer })).not.toBeNull();
    expect((await read(token)).body.trip.trip_name).toBe(trip.trip_name);
  });
});

describe('the shared sites of a suspended person', () => {
  interface Found {
    locations: { id: string }[];
  }
  const finds = async (as: Person, id: string) =>
    (await call<Found>(search, 'POST', { as, body: { postcode: '4031', radius: 50 } })).body.locations.some(
      (site) => site.id === id,
    );

  test('are hidden from searches until the account is restored; sites that were hidden before stay hidden', async () => {
    const [who, sam] = [await person('Mia'), await person('Sam')];
    const [shared, reported, own] = [
      await siteOf(who, { shared: true, name: 'Wombat bend' }),
      await siteOf(who, { shared: true, name: 'Locked gate' }),
      await siteOf(who, { name: 'Secret spot' }),
    ];
    await db.campsite.update({ where: { id: reported.id }, data: { hiddenAt: new Date() } });
    expect(await finds(sam, shared.id)).toBe(true);
    await suspend(who);
    expect(await finds(sam, shared.id)).toBe(false);
    await restore(who);
    expect([await finds(sam, shared.id), await finds(sam, reported.id)]).toEqual([true, false]);
    const { hiddenAt } = await db.campsite.findUniqueOrThrow({ where: { id: own.id } });
    expect(hiddenAt).toBeNull();
  });

  test('of another person are not hidden with the suspension, nor shown at its end', async () => {
    const [who, tom] = [await person('Mia'), await person('Tom')];
    const site = await siteOf(tom, { shared: true });
    await suspend(who);
    expect(await db.campsite.findUniqueOrThrow({ where: { id: site.id } })).toMatchObject({ hiddenAt: null });
    const { suspendedAt } = await db.user.findUniqueOrThrow({ where: { id: who.viewer.userId } });
    await db.campsite.update({ where: { id: site.id }, data: { hiddenAt: suspendedAt } });
    await restore(who);
    expect((await db.campsite.findUniqueOrThrow({ where: { id: site.id } })).hiddenAt).toEqual(suspendedAt);
  });
});

test('waiting mails that a suspended person has caused are dropped, except mails about their account', async () => {
  const [who, email] = [await person('Mia'), uniqueEmail()];
  // Calls createTrip directly, because the factory would also deliver the invitation's mail.
  const { createTrip } = await import('@/lib/trips/create-trip');
  await createTrip(who.viewer, tripForm({ invitees: [email] }));
  const tom = await person('Tom');
  const toTom = uniqueEmail();
  await createTrip(tom.viewer, tripForm({ invitees: [toTom] }));
  await suspend(who);
  expect(await deliveredMail(email)).toEqual([]);
  expect(await deliveredMail(toTom)).toHaveLength(1);
  expect((await deliveredMail(who.email)).map(({ subject }) => subject)).toEqual([
    'Your Campmates account is suspended',
  ]);
});
