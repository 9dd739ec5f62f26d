import { GET as confirmEmail } from '@/app/api/auth/confirm-email/route';
import type { WaitingSignUp } from '@/lib/operator/sign-ups/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { failedJob } from '@/tests/factories/failed-jobs';
import { operator } from '@/tests/factories/operators';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { signUp, waitingSignUp } from '@/tests/factories/sign-up';
import { deliveredMail, linkIn } from '@/tests/mail';
import { POST as resend } from './[id]/resend/route';
import { GET as list } from './route';

let kerry: Person;
beforeEach(async () => {
  kerry = await operator();
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  await db.pendingSignup.deleteMany();
});

const DAY_MS = 86_400_000;
const listed = async () =>
  (await call<{ sign_ups: WaitingSignUp[] }>(list, 'GET', { as: kerry })).body.sign_ups;
const send = (id: string, body = {}) =>
  call<{ sign_up: WaitingSignUp; error?: string }>(resend, 'POST', { as: kerry, params: { id }, body });
const tokenIn = (mail: Parameters<typeof linkIn>[0]) =>
  new URL(linkIn(mail, '/confirm-email')).searchParams.get('token') ?? '';

test('the list says what became of each unconfirmed sign-up’s mail, the newest first', async () => {
  const refused = await waitingSignUp();
  await db.refusedAddress.create({ data: { address: refused.email, error: 'No such mailbox', times: 2 } });
  const failing = await waitingSignUp();
  await failedJob({ to: failing.email });
  const expired = await waitingSignUp({ expiresAt: new Date(Date.now() - 1000) });
  const registered = await waitingSignUp({ email: (await person()).email });
  await db.refusedAddress.create({ data: { address: registered.email, error: 'Mailbox full' } });
  const sent = await waitingSignUp();
  await db.refusedAddress.create({ data: { address: sent.email, kind: 'complained', error: 'Spam' } });
  await waitingSignUp({ confirmedAt: new Date() });
  await waitingSignUp({ expiresAt: new Date(Date.now() - 6 * DAY_MS - 1000) });
  const rows = await listed();
  expect(rows.map(({ email, mails, refused, state }) => [email, mails, refused, state])).toEqual([
    [sent.email, 1, 0, 'sent'],
    [registered.email, 1, 1, 'registered'],
    [expired.email, 1, 0, 'expired'],
    [failing.email, 1, 0, 'failing'],
    [refused.email, 1, 2, 'refused'],
  ]);
  expect(JSON.stringify(rows)).not.toContain(sent.tokenHash);
  expect((await send(expired.id)).body.sign_up).toMatchObject({ mails: 2, state: 'sent' });
});

test('the confirmation that is sent again has a link of its own, and the earlier link keeps working', async () => {
  const email = uniqueEmail();
  const { token } = await signUp(email);
  const [{ id } = { id: '' }] = await listed();
  expect((await send(id)).body.sign_up).toMatchObject({ email, mails: 2, state: 'sent' });
  const [, mail] = await deliveredMail(email);
  const second = tokenIn(mail);
  expect(second).not.toBe(token);
  expect(JSON.stringify(await db.signupLink.findMany({ where: { signupId: id } }))).not.toContain(second);
  expect(await db.operatorEntry.findMany({ where: { subjectId: id } })).toMatchObject([
    {
      by: kerry.email,
      action: 'resent',
      kind: 'mail',
      about: `Sign-up to ${email}`,
      reason: 'Sent again by an operator',
    },
  ]);
  for (const link of [token, second])
    expect((await call(confirmEmail, 'GET', { query: { token: link } })).status).toBeLessThan(400);
  expect((await send(id)).status).toBe(404);
});

test('an address gets three mails an hour at most, whoever asks for them', async () => {
  const { id, email } = await waitingSignUp();
  for (let times = 0; times < 3; times++) expect((await send(id)).status).toBe(200);
  expect(await send(id)).toMatchObject({
    status: 429,
    body: {
      error: expect.stringMatching(/^This address gets at most three such emails an hour\. Please wait /),
    },
  });
  expect(await deliveredMail(email)).toHaveLength(3);
});

test('nothing is sent to an address that has an account', async () => {
  const { id, email } = await waitingSignUp({ email: (await person()).email });
  const { status, body } = await send(id);
  expect([status, body.error]).toEqual([409, expect.stringContaining('has an account')]);
  expect(await deliveredMail(email)).toEqual([]);
});
