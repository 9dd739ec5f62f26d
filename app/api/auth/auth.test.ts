import { Worker } from 'node:worker_threads';
import { NextRequest } from 'next/server';
import { POST as saveProfile } from '@/app/api/profile/route';
import { GET as getTrip } from '@/app/api/trips/[id]/route';
import { db } from '@/lib/server/db/client';
import type { Handler } from '@/lib/server/http/route';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { middleware } from '@/middleware';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answer, family, invited, read } from '@/tests/factories/guests';
import { person, uniqueEmail } from '@/tests/factories/people';
import { cookieOf, loggedIn, password, signUp } from '@/tests/factories/sign-up';
import { invitationOf } from '@/tests/factories/trips';
import { deliveredMail, linkIn } from '@/tests/mail';
import { GET as confirmEmail } from './confirm-email/route';
import { POST as forgotPassword } from './forgot-password/route';
import { GET as startGoogle } from './google/route';
import { POST as login } from './login/route';
import { GET as logout } from './logout/route';
import { GET as me } from './me/route';
import { POST as requestSignup } from './request-signup/route';
import { POST as resendConfirmation } from './resend-confirmation/route';
import { POST as resetPassword } from './reset-password/route';

describe('signing up', () => {
  test('leads through the mailed link to an account that can log in', async () => {
    const email = uniqueEmail();
    const { asked, token } = await signUp(email);
    expect(asked).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect((await call(login, 'POST', { body: { email, password } })).status).toBe(401);

    expect((await call(confirmEmail, 'GET', { query: { token } })).status).toBe(200);
    const loggedIn = await call(login, 'POST', { body: { email: email.toUpperCase(), password } });
    expect(loggedIn).toMatchObject({
      status: 200,
      body: { user: { email, name: email, profile_id: null, postcode: null } },
    });
  });

  test('signs in the browser that asked, and no other', async () => {
    const asker = await signUp(uniqueEmail());
    const same = await call(confirmEmail, 'GET', {
      query: { token: asker.token },
      headers: { cookie: asker.browser },
    });
    expect(same.headers.get('set-cookie')).toContain('campmates-session=');

    const other = await signUp(uniqueEmail());
    const elsewhere = await call(confirmEmail, 'GET', {
      query: { token: other.token },
      headers: { cookie: asker.browser },
    });
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.headers.get('set-cookie')).toBeNull();
  });

  test('signs a browser in through the link of each of its last five sign-ups', async () => {
    let cookie = '';
    const tokens = [];
    for (let count = 0; count < 6; count += 1) {
      const { browser, token } = await signUp(uniqueEmail(), cookie);
      cookie = browser;
      tokens.push(token);
    }
    const sessions = [];
    for (const token of tokens) {
      const { headers } = await call(confirmEmail, 'GET', { query: { token }, headers: { cookie } });
      sessions.push(headers.get('set-cookie')?.startsWith('campmates-session='));
    }
    expect(sessions).toEqual([undefined, true, true, true, true, true]);
  });

  test('works in a browser whose cookie has characters that a header cannot hold', async () => {
    const { browser } = await signUp(uniqueEmail(), 'campmates-signup=a%0D%0Ab.%3B');
    expect(browser).toMatch(/^campmates-signup=[\w-]{43}$/);
  });

  test('responds to a repeated link with 200 and does nothing', async () => {
    const { token, browser } = await signUp(uniqueEmail());
    await call(confirmEmail, 'GET', { query: { token } });
    const again = await call(confirmEmail, 'GET', { query: { token }, headers: { cookie: browser } });
    expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null]);
    expect(again.body).toMatchObject({ next: '/complete-profile' });
  });

  test('leads to home from a repeated link once the profile is complete', async () => {
    const email = uniqueEmail();
    const { token } = await signUp(email);
    const first = await call(confirmEmail, 'GET', { query: { token } });
    expect(first.body).toMatchObject({ next: '/complete-profile' });
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } });
    await db.profile.create({ data: { userId, username: userId, name: 'Mia', postcode: '4031' } });
    expect((await call(confirmEmail, 'GET', { query: { token } })).body).toMatchObject({ next: '/' });
  });

  test('makes one account when the link is opened ten times at once', async () => {
    const email = uniqueEmail();
    const { token } = await signUp(email);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => call(confirmEmail, 'GET', { query: { token } })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  test('sends at most three mails for twenty requests at once, and makes one account', async () => {
    const email = uniqueEmail();
    const body = { email, password, name: email };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => call(requestSignup, 'POST', { body })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(17);
    const mails = await deliveredMail(email);
    expect(mails).toHaveLength(3);
    const tokens = mails.map(
      (mail) => new URL(linkIn(mail, '/confirm-email')).searchParams.get('token') ?? '',
    );
    const confirmed = await Promise.all(
      tokens.map((token) => call(confirmEmail, 'GET', { query: { token } })),
    );
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  test.each([
    ['/trip/1', '/trip/1'],
    ['https://evil.example', null],
  ])('on the way to %s, the link leads on to %s', async (callbackUrl, onward) => {
    const email = uniqueEmail();
    await call(requestSignup, 'POST', { body: { email, password, name: email, callbackUrl } });
    const link = linkIn((await deliveredMail(email))[0], '/confirm-email');
    expect(new URL(link).searchParams.get('callbackUrl')).toBe(onward);
  });

  test('an expired, unknown or missing link is 400', async () => {
    const { token } = await signUp(uniqueEmail());
    await db.pendingSignup.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    const queries: Record<string, string>[] = [{ token }, { token: 'unknown' }, { token: '' }, {}];
    for (const query of queries) {
      const { status, body } = await call(confirmEmail, 'GET', { query });
      expect([status, body]).toMatchObject([400, { error: 'Invalid confirmation link.' }]);
    }
  });

  test('a prefetch or a visit from another site confirms nothing', async () => {
    const { token } = await signUp(uniqueEmail());
    const visits: Record<string, string>[] = [
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of visits) {
      expect((await call(confirmEmail, 'GET', { query: { token }, headers })).status).toBe(403);
    }
    expect(
      await db.pendingSignup.count({ where: { confirmedAt: null, expiresAt: { gt: new Date() } } }),
    ).toBeGreaterThan(0);
  });

  test('with a known address gets the same response, and the mail says that there is an account', async () => {
    const email = uniqueEmail();
    const first = await signUp(email);
    await call(confirmEmail, 'GET', { query: { token: first.token } });
    const again = await call(requestSignup, 'POST', {
      body: { email, password: 'Another-pass-1', name: email },
    });
    expect([again.status, again.body]).toEqual([first.asked.status, first.asked.body]);
    const mails = await deliveredMail(email);
    expect(mails.at(-1)?.subject).toBe('You already have a Campmates account');
    expect((await call(login, 'POST', { body: { email, password: 'Another-pass-1' } })).status).toBe(401);
  });

  test.each([
    ['email', { email: 'nobody', password, name: '' }],
    ['password', { email: 'a@b.co', password: 'short', name: '' }],
    ['password', { email: 'a@b.co', password: { gt: '' }, name: '' }],
  ])('with a bad %s is 400 and names it', async (field, body) => {
    const { status, body: refusal } = await call<{ fields: object }>(requestSignup, 'POST', { body });
    expect(status).toBe(400);
    expect(refusal.fields).toHaveProperty(field);
  });
});

describe('an invitee’s sign-up', () => {
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
});

describe('another link', () => {
  const message = 'If that address is waiting to be confirmed, a new link is on its way.';

  const resend = (email: string, { token, cookie }: { token?: string; cookie?: string } = {}) =>
    call(resendConfirmation, 'POST', {
      body: { email, ...(token && { token }) },
      ...(cookie && { headers: { cookie } }),
    });

  async function tokensOf(email: string): Promise<string[]> {
    const mails = (await deliveredMail(email)).filter(
      ({ subject }) => subject === 'Confirm your Campmates account',
    );
    return mails.map((mail) => new URL(linkIn(mail, '/confirm-email')).searchParams.get('token') ?? '');
  }

  const confirm = (token: string, cookie = '') =>
    call<{ log_in_as: string | null }>(confirmEmail, 'GET', { query: { token }, headers: { cookie } });

  const logIn = async (email: string, secret: string) =>
    (await call(login, 'POST', { body: { email, password: secret } })).status;

  const daysPass = (email: string, days: number) =>
    db.$executeRaw`
    with first as (
      update pending_signups set expires_at = expires_at - ${days}::int * interval '1 day',
        created_at = created_at - ${days}::int * interval '1 day' where email = ${email}::citext returning id
    )
    update signup_links set expires_at = expires_at - ${days}::int * interval '1 day'
    where signup_id in (select id from first)`;

  test('mails another link, which signs in the browser that signed up, with its password', async () => {
    const email = uniqueEmail();
    const { browser } = await signUp(email);
    const asked = await resend(email.toUpperCase());
    expect([asked.status, asked.body]).toEqual([200, { message }]);
    expect(asked.headers.get('set-cookie')).toBeNull();
    const [first, second = '', ...others] = await tokensOf(email);
    expect(others).toEqual([]);
    expect(second).not.toBe(first);
    const { status, headers } = await confirm(second, browser);
    expect([status, cookieOf(headers)]).toEqual([200, expect.stringMatching(/^campmates-session=./)]);
    expect(await logIn(email, password)).toBe(200);
  });

  test('the earlier link still works, and the second link to be opened changes nothing', async () => {
    for (const order of [0, 1]) {
      const email = uniqueEmail();
      const { browser } = await signUp(email);
      await resend(email);
      const tokens = await tokensOf(email);
      if (order) tokens.reverse();
      const results = [];
      for (const token of tokens) results.push(await confirm(token, browser));
      expect(results.map(({ status }) => status)).toEqual([200, 200]);
      expect(results.map(({ body }) => body.log_in_as)).toEqual([null, email]);
      expect(await db.user.count({ where: { email } })).toBe(1);
    }
  });

  test('both links at once make one account', async () => {
    const email = uniqueEmail();
    await signUp(email);
    await resend(email);
    const tokens = await tokensOf(email);
    const results = await Promise.all([...tokens, ...tokens, ...tokens].map((token) => confirm(token)));
    expect(results.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  test('the link leads on to the page that the person was going to', async () => {
    const email = uniqueEmail();
    const body = { email, password, name: email, callbackUrl: '/trip/1' };
    await call(requestSignup, 'POST', { body });
    await resend(email);
    for (const mail of await deliveredMail(email)) {
      expect(new URL(linkIn(mail, '/confirm-email')).searchParams.get('callbackUrl')).toBe('/trip/1');
    }
  });

  test('the response is the same for everybody; an address with an account gets a mail, an unknown one none', async () => {
    const [waiting, unknown, { email: known }] = [uniqueEmail(), uniqueEmail(), await person()];
    await signUp(waiting);
    const results = [await resend(waiting), await resend(unknown), await resend(known)];
    for (const { status, body, headers } of results) {
      expect([status, body, headers.get('set-cookie')]).toEqual([200, { message }, null]);
    }
    const subjects = async (email: string) => (await deliveredMail(email)).map(({ subject }) => subject);
    expect(await subjects(waiting)).toEqual(Array(2).fill('Confirm your Campmates account'));
    expect(await subjects(unknown)).toEqual([]);
    expect(await subjects(known)).toEqual(['You already have a Campmates account']);
  });

  test('shares the limit of three an hour with the sign-up, without a wait between two', async () => {
    const email = uniqueEmail();
    await signUp(email);
    const statuses = [];
    for (let times = 0; times < 3; times++) statuses.push((await resend(email)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await tokensOf(email)).toHaveLength(3);
    const unknown = uniqueEmail();
    for (const status of [200, 200, 200, 429]) expect((await resend(unknown)).status).toBe(status);
  });

  test('is refused from another site, and without a valid address', async () => {
    const email = uniqueEmail();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await call(resendConfirmation, 'POST', { body: { email }, headers })).status).toBe(403);
    for (const body of [{}, { email: 'nobody' }, { email: { not: '' } }, { email, token: 'x'.repeat(201) }])
      expect((await call(resendConfirmation, 'POST', { body })).status).toBe(400);
  });

  describe('with several sign-ups of one address', () => {
    /** Signs up twice with one address: first as Mia, then as Eve. */
    async function claimed() {
      const email = uniqueEmail();
      const mia = await signUp(email);
      const eve = await call(requestSignup, 'POST', {
        body: { email, password: 'Eve-was-here-2', name: '' },
      });
      return { email, mia, eves: cookieOf(eve.headers) };
    }
    const newest = async (email: string) => (await tokensOf(email)).at(-1) ?? '';

    test('the newest is sent again', async () => {
      const { email, eves } = await claimed();
      await resend(email);
      expect((await confirm(await newest(email), eves)).headers.get('set-cookie')).not.toBeNull();
      expect([await logIn(email, 'Eve-was-here-2'), await logIn(email, password)]).toEqual([200, 401]);
    });

    test('the sign-up of the asking browser comes first', async () => {
      const { email, mia } = await claimed();
      await resend(email, { cookie: mia.browser });
      await confirm(await newest(email));
      expect([await logIn(email, 'Eve-was-here-2'), await logIn(email, password)]).toEqual([401, 200]);
    });

    test('the sign-up whose expired link is sent along comes before the browser’s own', async () => {
      const { email, mia, eves } = await claimed();
      await resend(email, { token: mia.token, cookie: eves });
      const again = await newest(email);
      expect((await confirm(again, mia.browser)).headers.get('set-cookie')).not.toBeNull();
      expect([await logIn(email, 'Eve-was-here-2'), await logIn(email, password)]).toEqual([401, 200]);
    });

    test('a link of another address selects nothing', async () => {
      const { email } = await claimed();
      const other = uniqueEmail();
      const { token, browser } = await signUp(other);
      await resend(email, { token, cookie: browser });
      expect(await tokensOf(email)).toHaveLength(2 + 1);
      expect(await tokensOf(other)).toHaveLength(1);
    });
  });

  describe('once the link has expired', () => {
    test('a new one can be requested for days, and works for a day', async () => {
      const email = uniqueEmail();
      const { browser, token } = await signUp(email);
      await daysPass(email, 6);
      expect((await confirm(token)).status).toBe(400);
      await resend(email, { token });
      const again = (await tokensOf(email))[1] ?? '';
      await daysPass(email, 1);
      expect((await confirm(again, browser)).status).toBe(400);
      const links = await db.signupLink.findMany({ where: { signup: { email } } });
      expect(links).toHaveLength(1);
    });

    test('the new link confirms the account', async () => {
      const email = uniqueEmail();
      const { browser } = await signUp(email);
      await daysPass(email, 6);
      await resend(email);
      const again = (await tokensOf(email))[1] ?? '';
      expect((await confirm(again, browser)).headers.get('set-cookie')).not.toBeNull();
    });

    test('after a week nothing is sent any more', async () => {
      const email = uniqueEmail();
      await signUp(email);
      await daysPass(email, 8);
      await resend(email);
      expect(await tokensOf(email)).toHaveLength(1);
    });
  });

  test('no token is stored in the form in which it was mailed', async () => {
    const email = uniqueEmail();
    await signUp(email);
    await resend(email);
    const tokens = await tokensOf(email);
    const rows = await db.pendingSignup.findMany({ where: { email }, include: { links: true } });
    expect(rows[0]?.links).toHaveLength(1);
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a log-in', () => {
  const sessionsOf = (email: string) => db.session.count({ where: { user: { email } } });

  test('every failed log-in has the same response', async () => {
    const { email } = await loggedIn();
    const failures = await Promise.all([
      call(login, 'POST', { body: { email, password: 'wrong-password' } }),
      call(login, 'POST', { body: { email: uniqueEmail(), password } }),
    ]);
    expect(failures[0].body).toEqual({
      error: 'Login failed, please reset your password or create an account',
    });
    expect(failures.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([401, failures[0].body]),
    );
  });

  test('each try compares one password, also where there is no account or it has no password', async () => {
    const [{ email: known }, waiting, google] = [await loggedIn(), uniqueEmail(), uniqueEmail()];
    await signUp(waiting);
    await db.user.create({ data: { email: google, confirmedAt: new Date() } });
    const asked = jest.spyOn(Worker.prototype, 'postMessage');
    const costs = () =>
      asked.mock.calls.flatMap(([{ call, args }]) => (call === 'compareSync' ? [args[1].slice(0, 7)] : []));
    for (const email of [known, waiting, google, uniqueEmail()]) {
      asked.mockClear();
      await call(login, 'POST', { body: { email, password: 'wrong-password' } });
      expect([email, costs()]).toEqual([email, ['$2b$04$']]);
    }
    asked.mockRestore();
  });

  test('logging in ends the browser’s previous session, and no other', async () => {
    const [account, mia] = [await loggedIn(), await person('Mia')];
    const elsewhere = await call(login, 'POST', { body: { email: account.email, password } });
    expect(elsewhere.status).toBe(200);
    const body = { email: account.email, password };
    expect((await call(login, 'POST', { as: account, body })).status).toBe(200);
    expect(await sessionsOf(account.email)).toBe(2);
    expect((await call(login, 'POST', { as: mia, body })).status).toBe(200);
    expect([await sessionsOf(mia.email), await sessionsOf(account.email)]).toEqual([0, 3]);
  });

  test('a failed log-in keeps the browser’s session', async () => {
    const mia = await person('Mia');
    await call(login, 'POST', { as: mia, body: { email: mia.email, password: 'wrong-password' } });
    expect(await sessionsOf(mia.email)).toBe(1);
  });

  describe('with the password of an unconfirmed sign-up', () => {
    const words = 'Login failed, please reset your password or create an account';
    const attempt = (email: string, secret = password, cookie = '') =>
      call(login, 'POST', { body: { email, password: secret }, headers: { cookie } });

    test('the refusal is the same, and adds that the sign-up is unconfirmed', async () => {
      const email = uniqueEmail();
      await signUp(email);
      const right = await attempt(email);
      expect([right.status, right.body]).toEqual([401, { error: words, unconfirmed: true }]);
      expect(right.headers.get('cache-control')).toBe('no-store');
      expect(await sessionsOf(email)).toBe(0);
    });

    test('a wrong password gets no hint', async () => {
      const email = uniqueEmail();
      await signUp(email);
      const wrong = await attempt(email, 'wrong-password');
      expect([wrong.status, wrong.body, wrong.headers.get('set-cookie')]).toEqual([
        401,
        { error: words },
        null,
      ]);
    });

    test('a sign-up with a taken address, or one that expired long ago, gets no hint', async () => {
      const { email } = await loggedIn();
      await call(requestSignup, 'POST', { body: { email, password: 'Eve-was-here-2', name: '' } });
      expect((await attempt(email, 'Eve-was-here-2')).body).toEqual({ error: words });

      const late = uniqueEmail();
      await signUp(late);
      const expiresAt = new Date(Date.now() - 6 * 24 * 3_600_000);
      await db.pendingSignup.updateMany({ where: { email: late }, data: { expiresAt } });
      expect((await attempt(late)).body).toEqual({ error: words });
    });

    test('a sign-up gives no access to an account that has no password', async () => {
      const email = uniqueEmail();
      await db.user.create({ data: { email, confirmedAt: new Date() } });
      await call(requestSignup, 'POST', { body: { email, password, name: '' } });
      const refused = await attempt(email);
      expect([refused.status, refused.body]).toEqual([401, { error: words }]);
      expect(await sessionsOf(email)).toBe(0);
    });

    test('the hint is the same once the link has expired', async () => {
      const email = uniqueEmail();
      await signUp(email);
      await db.pendingSignup.updateMany({ where: { email }, data: { expiresAt: new Date() } });
      expect((await attempt(email)).body).toMatchObject({ unconfirmed: true });
    });

    test('the browser counts as one that signed up: it can resend its link, and the link signs it in', async () => {
      const email = uniqueEmail();
      const laptop = await signUp(email);
      const phone = cookieOf((await attempt(email)).headers);
      await call(requestSignup, 'POST', { body: { email, password: 'Eve-was-here-2', name: '' } });
      await call(resendConfirmation, 'POST', { body: { email }, headers: { cookie: phone } });
      const again = linkIn((await deliveredMail(email)).at(-1), '/confirm-email');
      const token = new URL(again).searchParams.get('token') ?? '';
      // The unconfirmed sign-up has already stored these browsers' tokens, so another sign-in attempt
      // returns the same cookie.
      for (const cookie of [phone, laptop.browser])
        expect(cookieOf((await attempt(email, password, cookie)).headers)).toBe(cookie);
      const confirmed = await call(confirmEmail, 'GET', { query: { token }, headers: { cookie: phone } });
      expect(confirmed.headers.get('set-cookie')).toContain('campmates-session=');
      expect((await attempt(email)).status).toBe(200);
    });

    test('a sign-up stores at most five more browsers, and always keeps the first one', async () => {
      const email = uniqueEmail();
      const { browser } = await signUp(email);
      const cookies = [];
      for (let times = 0; times < 7; times++) cookies.push(cookieOf((await attempt(email)).headers));
      const { otherBrowsers } = await db.pendingSignup.findFirstOrThrow({ where: { email } });
      expect(otherBrowsers).toHaveLength(5);
      expect(cookieOf((await attempt(email, password, cookies.at(-1))).headers)).toBe(cookies.at(-1));
      expect(cookieOf((await attempt(email, password, browser)).headers)).toBe(browser);
    });
  });

  test('a cookie with a NUL counts as no cookie', async () => {
    const email = uniqueEmail();
    const names = ['session', 'signup', 'invited'];
    const cookie = names.map((name) => `campmates-${name}=%00`).join('; ');
    const [asked, failed, unknown] = [
      await call(requestSignup, 'POST', { headers: { cookie }, body: { email, password, name: email } }),
      await call(login, 'POST', { headers: { cookie }, body: { email: uniqueEmail(), password } }),
      await call(me, 'GET', { headers: { cookie } }),
    ];
    expect([asked.status, failed.status, unknown.status]).toEqual([200, 401, 401]);
  });
});

describe('a session', () => {
  test('is an HttpOnly, SameSite=Lax cookie of 30 days', async () => {
    const { setCookie } = await loggedIn();
    expect(setCookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=(2592000|2591999)$/);
  });

  test('identifies its user until the log-out, and the cookie is worthless after that', async () => {
    const { email, cookie } = await loggedIn();
    const other = (await call(login, 'POST', { body: { email, password } })).headers;
    expect(await call(me, 'GET', { headers: { cookie } })).toMatchObject({
      status: 200,
      body: { user: { email } },
    });
    expect((await call(logout, 'GET', { headers: { cookie } })).status).toBe(200);
    expect((await call(me, 'GET', { headers: { cookie } })).status).toBe(401);
    expect((await call(me, 'GET', { headers: { cookie: cookieOf(other) } })).status).toBe(200);
  });

  test('a browser that navigates to log-out lands on /logged-out', async () => {
    const { cookie } = await loggedIn();
    const { status, headers } = await call(logout, 'GET', {
      headers: { cookie, 'sec-fetch-mode': 'navigate' },
    });
    expect([status, headers.get('location')]).toEqual([303, 'http://localhost:3000/logged-out']);
    expect(headers.get('set-cookie')).toContain('Max-Age=0');
  });

  test('is not ended by a prefetch, by a HEAD request or by another site', async () => {
    const { cookie } = await loggedIn();
    await call(logout, 'GET', { headers: { cookie, 'sec-purpose': 'prefetch' } });
    await call(logout, 'HEAD', { headers: { cookie } });
    await call(logout, 'GET', {
      headers: { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    });
    expect((await call(me, 'GET', { headers: { cookie } })).status).toBe(200);
  });

  test('ends when its row has expired, whatever the cookie says', async () => {
    const { email, cookie } = await loggedIn();
    await db.session.updateMany({ where: { user: { email } }, data: { expiresAt: new Date() } });
    expect((await call(me, 'GET', { headers: { cookie } })).status).toBe(401);
  });
});

describe('a reset of the password', () => {
  const chosen = 'Damper-and-honey-9';

  async function resetLink(email: string): Promise<string> {
    await call(forgotPassword, 'POST', { body: { email } });
    const mails = (await deliveredMail(email)).filter(
      ({ subject }) => subject === 'Reset your Campmates password',
    );
    return new URL(linkIn(mails.at(-1), '/reset-password')).searchParams.get('token') ?? '';
  }

  const reset = (token: string, newPassword = chosen) =>
    call<{ user: { email: string } }>(resetPassword, 'POST', { body: { token, password: newPassword } });

  test('a reset sets the password, logs in, and ends every earlier session', async () => {
    const { email, cookie } = await loggedIn();
    const token = await resetLink(email);
    const done = await reset(token);
    expect(done).toMatchObject({
      status: 200,
      body: { message: 'Your password has been reset. Logging you in...', user: { email } },
    });
    expect((await call(me, 'GET', { headers: { cookie } })).status).toBe(401);
    expect((await call(me, 'GET', { headers: { cookie: cookieOf(done.headers) } })).status).toBe(200);
    expect((await call(login, 'POST', { body: { email, password } })).status).toBe(401);
    expect((await call(login, 'POST', { body: { email, password: chosen } })).status).toBe(200);
  });

  test('a link works once, even when it is used ten times at once', async () => {
    const { email } = await loggedIn();
    const token = await resetLink(email);
    const responses = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
    expect(await db.session.count({ where: { user: { email } } })).toBe(1);
  });

  test('a newer link invalidates the older one', async () => {
    const { email } = await loggedIn();
    const older = await resetLink(email);
    const newer = await resetLink(email);
    expect((await reset(older)).status).toBe(400);
    expect((await reset(newer)).status).toBe(200);
  });

  test('a link expires after 60 minutes', async () => {
    const { email } = await loggedIn();
    const token = await resetLink(email);
    const { expiresAt } = await db.resetToken.findFirstOrThrow({ where: { user: { email } } });
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60 * 60_000);
    await db.resetToken.updateMany({ where: { user: { email } }, data: { expiresAt: new Date() } });
    expect((await reset(token)).status).toBe(400);
  });

  test('a refused password leaves the link valid', async () => {
    const { email } = await loggedIn();
    const token = await resetLink(email);
    const error = 'Password must be at least 8 characters long';
    expect(await reset(token, 'short')).toMatchObject({ status: 400, body: { error } });
    const common = await reset(token, 'Password1'.toLowerCase());
    expect(common).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining('most common') } },
    });
    expect((await reset(token)).status).toBe(200);
  });

  test('the response is the same for known and unknown addresses, and only a known one gets a mail', async () => {
    const { email } = await loggedIn();
    const stranger = uniqueEmail();
    const [known, unknown] = [
      await call(forgotPassword, 'POST', { body: { email } }),
      await call(forgotPassword, 'POST', { body: { email: stranger } }),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await deliveredMail(stranger)).toEqual([]);
  });

  test('a fourth request within the hour gets the same response and no mail; the newest link stays valid', async () => {
    const { email } = await loggedIn();
    await resetLink(email);
    await resetLink(email);
    const third = await resetLink(email);
    expect((await call(forgotPassword, 'POST', { body: { email: email.toUpperCase() } })).status).toBe(200);
    const mails = (await deliveredMail(email)).filter(
      ({ subject }) => subject === 'Reset your Campmates password',
    );
    expect(mails).toHaveLength(3);
    expect((await reset(third)).status).toBe(200);
  });

  test('a log-in with the old password that is under way is ended by the reset', async () => {
    const { email } = await loggedIn();
    const token = await resetLink(email);
    const [done, ...logins] = await Promise.all([
      reset(token),
      ...Array.from({ length: 5 }, () => call(login, 'POST', { body: { email, password } })),
    ]);
    expect(done.status).toBe(200);
    for (const { status, headers } of logins) {
      const alive =
        status === 200 && (await call(me, 'GET', { headers: { cookie: cookieOf(headers) } })).status === 200;
      expect(alive).toBe(false);
    }
  });

  test('an address with a letter that case folding changes into another reaches nobody else', async () => {
    const email = uniqueEmail('mia.king');
    await loggedIn(email);
    for (const typed of [email.replace('k', '\u212a'), email.replace('i', '\u0130')]) {
      expect((await call(forgotPassword, 'POST', { body: { email: typed } })).status).toBe(400);
      expect((await call(login, 'POST', { body: { email: typed, password } })).status).toBe(400);
    }
  });

  test('the account’s owner is told of a reset', async () => {
    const { email } = await loggedIn();
    await reset(await resetLink(email));
    expect((await deliveredMail(email)).at(-1)?.subject).toBe('Your Campmates password has been reset');
  });

  test('no token is stored in the form in which it was mailed', async () => {
    const { email } = await loggedIn();
    const token = await resetLink(email);
    const rows = await db.resetToken.findMany({ where: { user: { email } } });
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('without keys a browser gets the log-in page, which says so, and a program the API’s 404', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml' };
  const opened = await call(startGoogle, 'GET', { headers });
  expect(opened.status).toBe(303);
  expect(new URL(opened.headers.get('location') ?? '').pathname).toBe('/login');
  expect(opened.headers.get('location')).toContain('error=NoGoogle');
  const called = await call<{ error: string }>(startGoogle, 'GET');
  expect([called.status, called.body.error]).toEqual([404, expect.any(String)]);
});

test.each<[string, Handler]>([
  ['sign-up', requestSignup],
  ['another confirmation', resendConfirmation],
  ['log-in', login],
  ['forgot-password', forgotPassword],
])(
  '%s sends the database the same statements for known, waiting and unknown addresses',
  async (_, handler) => {
    const [{ email: known }, waiting] = [await loggedIn(), uniqueEmail()];
    await signUp(waiting);
    const statements = async (email: string) => {
      const body = { email, password: 'wrong-password', name: '' };
      const { queries } = await countQueries(() => call(handler, 'POST', { body }));
      return queries;
    };
    await statements(uniqueEmail());
    const unknown = await statements(uniqueEmail());
    for (const email of [known, waiting]) expect(await statements(email)).toEqual(unknown);
  },
);
