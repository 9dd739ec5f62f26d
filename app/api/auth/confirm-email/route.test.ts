import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { uniqueEmail } from '@/tests/factories/people';
import { password, signUp } from '@/tests/factories/sign-up';
import { deliveredMail, linkIn } from '@/tests/mail';
import { POST as login } from '../login/route';
import { POST as requestSignup } from '../request-signup/route';
import { GET as confirmEmail } from './route';

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
