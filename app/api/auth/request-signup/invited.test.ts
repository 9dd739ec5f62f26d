import { NextRequest } from 'next/server';
import { db } from '@/lib/server/db/client';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { middleware } from '@/middleware';
import { call } from '@/tests/call';
import { answer, family, invited, read } from '@/tests/factories/guests';
import { uniqueEmail } from '@/tests/factories/people';
import { password } from '@/tests/factories/sign-up';
import { invitationOf } from '@/tests/factories/trips';
import { deliveredMail, linkIn } from '@/tests/mail';
import { POST as saveProfile } from '../../profile/route';
import { GET as getTrip } from '../../trips/[id]/route';
import { POST as login } from '../login/route';
import { GET as me } from '../me/route';
import { POST as requestSignup } from './route';

interface SignedUp {
  message: string;
  user?: { email: string; profile_id: string | null };
}

/**
 * Opens the link in an invitation's mail as a browser does. Returns the cookie that the browser
 * keeps.
 */
async function openedFrom(email: string): Promise<string> {
  const mail = (await deliveredMail(email)).find(({ text }) => text?.includes('/invite/'));
  const opened = await middleware(new NextRequest(linkIn(mail, '/invite/')));
  return opened.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const signUpAs = (email: string, cookie: string) =>
  call<SignedUp>(requestSignup, 'POST', { body: { email, password, name: email }, headers: { cookie } });

const sessionOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('campmates-session='))
    ?.split(';')[0];

const subjectsTo = async (email: string) => (await deliveredMail(email)).map(({ subject }) => subject);

const asEver = { message: 'A confirmation link has been sent to your email address.' };

test('an invitee signs up from the mail and is logged in at once, without a second mail', async () => {
  const { email, trip } = await invited();
  const cookie = await openedFrom(email);
  const { status, body, headers } = await signUpAs(email.toUpperCase(), cookie);
  expect([status, body.user?.profile_id]).toEqual([200, null]);
  const session = sessionOf(headers) ?? '';
  expect((await call(me, 'GET', { headers: { cookie: session } })).status).toBe(200);
  expect(await subjectsTo(email)).toHaveLength(1);
  expect((await call(login, 'POST', { body: { email, password } })).status).toBe(200);
  // The mail's secret works only once, so the response deletes its cookie.
  expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^campmates-invited=; .*Max-Age=0/));

  const profile = { username: email.slice(0, 30), name: 'Priya', suburb: 'Kedron', postcode: '4031' };
  await call(saveProfile, 'POST', { body: profile, headers: { cookie: session } });
  const seen = await call(getTrip, 'GET', { params: { id: trip.id }, headers: { cookie: session } });
  expect(seen.status).toBe(200);
});

test('the new account takes over a guest’s answer', async () => {
  const { email, trip, token } = await invited();
  await answer(token, family);
  const { headers } = await signUpAs(email, await openedFrom(email));
  const profile = { username: email.slice(0, 30), name: 'Priya', suburb: 'Kedron', postcode: '4031' };
  await call(saveProfile, 'POST', { body: profile, headers: { cookie: sessionOf(headers) ?? '' } });
  expect(await invitationOf(trip, email)).toMatchObject({
    attending: true,
    name: null,
    profileId: expect.any(String),
  });
});

test('a sign-up with another address than the mail’s needs a confirmation', async () => {
  const { email } = await invited();
  const other = uniqueEmail();
  const { body, headers } = await signUpAs(other, await openedFrom(email));
  expect([body, sessionOf(headers)]).toEqual([asEver, undefined]);
  expect(await subjectsTo(other)).toEqual(['Confirm your Campmates account']);
  expect(await db.user.count({ where: { email: other } })).toBe(0);
  // After this attempt with another address, the secret still works for the address that got the
  // mail.
  expect((await signUpAs(email, await openedFrom(email))).body.user).toBeDefined();
});

test('without the mail’s secret, or with an invented one, a link is mailed', async () => {
  const { email, token } = await invited();
  await read(token);
  for (const cookie of ['', `campmates-invited=${'x'.repeat(43)}`, `campmates-invited=${token}`]) {
    expect((await signUpAs(email, cookie)).body).toEqual(asEver);
  }
  expect(await db.user.count({ where: { email } })).toBe(0);
});

test('after a day, or once the invitation is withdrawn, a link is mailed', async () => {
  const [late, gone] = [await invited(), await invited()];
  const [lateCookie, goneCookie] = [await openedFrom(late.email), await openedFrom(gone.email)];
  await db.inviteSignupToken.updateMany({ where: { email: late.email }, data: { expiresAt: new Date() } });
  await removeInvitee(gone.mia.viewer, gone.trip.id, (await invitationOf(gone.trip, gone.email)).id);
  expect((await signUpAs(late.email, lateCookie)).body).toEqual(asEver);
  expect((await signUpAs(gone.email, goneCookie)).body).toEqual(asEver);
});

test('an address that has an account by now gets a mail that says so, and keeps its password', async () => {
  const { email } = await invited();
  const cookie = await openedFrom(email);
  await signUpAs(email, cookie);
  const again = await call<SignedUp>(requestSignup, 'POST', {
    body: { email, password: 'Another-pass-1', name: email },
    headers: { cookie },
  });
  expect([again.body, sessionOf(again.headers)]).toEqual([asEver, undefined]);
  expect((await subjectsTo(email)).at(-1)).toBe('You already have a Campmates account');
  expect((await call(login, 'POST', { body: { email, password: 'Another-pass-1' } })).status).toBe(401);
});

test('used three times at once, one secret makes one account with one session', async () => {
  const { email } = await invited();
  const cookie = await openedFrom(email);
  const results = await Promise.all(Array.from({ length: 3 }, () => signUpAs(email, cookie)));
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(results.filter(({ body }) => body.user)).toHaveLength(1);
  expect(await db.user.count({ where: { email } })).toBe(1);
  expect(await db.session.count({ where: { user: { email } } })).toBe(1);
});

test('two secrets of one address used at once make one account', async () => {
  const email = uniqueEmail('friend');
  await invited(email);
  const first = await openedFrom(email);
  await invited(email);
  const mails = (await deliveredMail(email)).filter(({ text }) => text?.includes('/invite/'));
  const last = new URL(linkIn(mails.at(-1), '/invite/')).searchParams.get('signup');
  const results = await Promise.all(
    [first, `campmates-invited=${last}`].map((each) => signUpAs(email, each)),
  );
  expect(results.map(({ status }) => status)).toEqual([200, 200]);
  expect(results.filter(({ body }) => body.user)).toHaveLength(1);
  expect(await db.user.count({ where: { email } })).toBe(1);
});

test('an earlier sign-up with the address, without proof, has no access to the account', async () => {
  const { email } = await invited();
  await call(requestSignup, 'POST', { body: { email, password: 'Eve-was-here-2', name: '' } });
  expect((await signUpAs(email, await openedFrom(email))).body.user).toBeDefined();
  expect(await db.pendingSignup.count({ where: { email } })).toBe(0);
  expect((await call(login, 'POST', { body: { email, password: 'Eve-was-here-2' } })).status).toBe(401);
});

test('a common password is refused, and the secret stays valid', async () => {
  const { email } = await invited();
  const cookie = await openedFrom(email);
  const body = { email, password: 'password1', name: email };
  const refused = await call(requestSignup, 'POST', { body, headers: { cookie } });
  expect(refused.status).toBe(400);
  expect((await signUpAs(email, cookie)).body.user).toBeDefined();
});
