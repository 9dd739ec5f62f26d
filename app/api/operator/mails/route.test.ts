import { passwordChangedMail, resetPasswordMail } from '@/lib/account/mails';
import type { OperatorMail, OperatorMails } from '@/lib/operator/mails/schema';
import { db } from '@/lib/server/db/client';
import type { Mail } from '@/lib/server/mail/message';
import { remind } from '@/lib/trips/invitations/remind';
import { call } from '@/tests/call';
import { fail, failedJob, newestJob } from '@/tests/factories/failed-jobs';
import { operator } from '@/tests/factories/operators';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST as giveUp } from './[job]/give-up/route';
import { POST as retry } from './[job]/retry/route';
import { GET } from './route';

let kerry: Person;
beforeEach(async () => {
  kerry = await operator();
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  await db.refusedAddress.deleteMany();
});

const list = async () => (await call<OperatorMails>(GET, 'GET', { as: kerry })).body;
const act = (handler: typeof retry, job: string, body = {}) =>
  call<{ mail: OperatorMail }>(handler, 'POST', { as: kerry, params: { job }, body });
const kindOf = async (changes: Partial<Mail>) => {
  const job = await failedJob(changes);
  return (await list()).mails.find(({ id }) => id === job)?.kind;
};

test('the list has failed and given-up mails, the newest first, with the time of the next try', async () => {
  const [first, second] = [await failedJob({ to: 'ann@example.com' }), await failedJob()];
  await fail(second, '550 5.1.1 <x@example.com>: user unknown', 17);
  const due = new Date(Date.now() + 3_600_000).toISOString().slice(0, 15);
  const { mails } = await list();
  expect(mails).toMatchObject([
    { id: second, kind: 'About an account', tries: 17, error: 'No such mailbox', due: null },
    { id: first, to: 'ann@example.com', tries: 3, error: 'The mail server didn’t respond' },
  ]);
  expect(mails[1]?.due?.slice(0, 15)).toBe(due);
});

test('mails that haven’t failed count as waiting, with the time since when', async () => {
  const mia = await person('Mia');
  await plan(mia, { invitees: [uniqueEmail(), uniqueEmail()] });
  await db.$executeRaw`update graphile_worker._private_jobs set run_at = now() - interval '10 minutes'`;
  const { mails, waiting } = await list();
  expect(mails).toEqual([]);
  expect(waiting.count).toBe(2);
  expect(Math.round((Date.now() - Date.parse(waiting.since ?? '')) / 60_000)).toBe(10);
});

test('each kind of mail has a name', async () => {
  const [mia, email] = [await person('Mia'), uniqueEmail()];
  const trip = await plan(mia, { invitees: [email] });
  await fail(await newestJob());
  await remind(mia.viewer, trip.id, {});
  await fail(await newestJob());
  expect((await list()).mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['Reminder', email],
    ['Invitation', email],
  ]);
  expect(await kindOf(await resetPasswordMail(email, 'x'))).toBe('Password reset');
  expect(await kindOf(await passwordChangedMail(email))).toBe('About an account');
});

test('the list contains neither the text of a mail nor a link', async () => {
  const [mia, email] = [await person('Mia'), uniqueEmail()];
  await plan(mia, { invitees: [email], note: 'Bring the big tent' });
  await fail(await newestJob(), '554 see https://camp.example/invite/secret <sam@example.com>');
  const said = JSON.stringify(await list());
  expect(said).toContain(email);
  expect(said).not.toMatch(/big tent|Bendeela|invite\/|sam@example/);
});

test('a mail that was encrypted with another AUTH_SECRET says so', async () => {
  const job = await failedJob();
  await db.$executeRaw`
    update graphile_worker._private_jobs set payload = json_build_object('sealed', 'AAAA') where id = ${job}::bigint`;
  expect((await list()).mails).toMatchObject([
    { id: job, to: null, error: expect.stringContaining('AUTH_SECRET') },
  ]);
});

test('a plan for a person at home that waits for its next try is listed, and counted separately', async () => {
  const { addJobs } = await import('@/lib/server/jobs/queue');
  const homeMail = (tries: number) => ({ to: 'person', mail: { to: 'nan@example.com' }, tries });
  await db.$transaction((tx) => addJobs(tx, 'home-mail', [homeMail(4), homeMail(0)]));
  expect((await list()).mails).toMatchObject([{ kind: 'Plan at home', to: 'nan@example.com', tries: 4 }]);
});

test('the addresses that refuse mail are listed beside, the latest first', async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await db.refusedAddress.createMany({
    data: [
      { address: 'old@example.com', error: 'Mailbox full', times: 2, lastAt: at(9) },
      { address: 'new@example.com', error: 'No such mailbox', lastAt: at(1) },
    ],
  });
  expect((await list()).refused).toMatchObject([
    { address: 'new@example.com', error: 'No such mailbox', times: 1 },
    { address: 'old@example.com', error: 'Mailbox full', times: 2 },
  ]);
});

test('a mail that is tried again goes out at once, only once, and the log records it', async () => {
  const email = uniqueEmail();
  const job = await failedJob({ to: email });
  await fail(job, 'away', 17);
  const { status, body } = await act(retry, job);
  expect([status, body.mail.tries, body.mail.due === null]).toEqual([200, 0, false]);
  expect(await deliveredMail(email)).toHaveLength(1);
  expect((await act(retry, job)).status).toBe(404);
  expect(await db.operatorEntry.findMany({ where: { subjectId: job } })).toMatchObject([
    {
      by: kerry.email,
      action: 'retried',
      kind: 'mail',
      about: `About an account to ${email}`,
      reason: 'It had failed.',
    },
  ]);
});

test('a mail that is given up is not sent any more, and stays in the list', async () => {
  const email = uniqueEmail();
  const job = await failedJob({ to: email });
  const { body } = await act(giveUp, job, { reason: 'He has moved' });
  expect(body.mail).toMatchObject({ due: null, error: 'The mail server didn’t respond' });
  await db.$executeRaw`update graphile_worker._private_jobs set run_at = now()`;
  expect(await deliveredMail(email)).toEqual([]);
  expect((await list()).mails).toMatchObject([{ id: job, due: null }]);
  expect(await db.operatorEntry.findMany({ where: { subjectId: job } })).toMatchObject([
    { action: 'gave up', reason: 'He has moved' },
  ]);
});

test.each([
  ['retry', retry],
  ['give-up', giveUp],
] as const)('%s: 409 while a worker has it, 404 for what is unknown or hasn’t failed', async (_, handler) => {
  const job = await failedJob();
  await db.$executeRaw`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-x'`;
  expect((await act(handler, job)).status).toBe(409);
  await db.$executeRaw`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, last_error = null, attempts = 0`;
  for (const id of [job, '999999999', 'abc', '9'.repeat(30)])
    expect((await act(handler, id)).status).toBe(404);
  expect(await db.operatorEntry.count({ where: { subjectId: job } })).toBe(0);
});
