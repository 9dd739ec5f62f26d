import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { person, uniqueEmail } from '@/tests/factories/people';
import { cookieOf, password, signUp } from '@/tests/factories/sign-up';
import { deliveredMail, linkIn } from '@/tests/mail';
import { GET as confirmEmail } from '../confirm-email/route';
import { POST as login } from '../login/route';
import { POST as requestSignup } from '../request-signup/route';
import { POST as resendConfirmation } from './route';

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
    const eve = await call(requestSignup, 'POST', { body: { email, password: 'Eve-was-here-2', name: '' } });
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
