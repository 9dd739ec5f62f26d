import { tmpdir } from 'node:os';
import { v7 as uuid7 } from 'uuid';
import { POST as login } from '@/app/api/auth/login/route';
import { passwordChangedMail, resetPasswordMail } from '@/lib/account/mails';
import { COMMAND_LINE } from '@/lib/operator/desk';
import type { Figures } from '@/lib/operator/figures/schema';
import { recordAction } from '@/lib/operator/log';
import type { OperatorMail, OperatorMails } from '@/lib/operator/mails/schema';
import { countWaiting } from '@/lib/operator/waiting';
import { hashPassword } from '@/lib/server/auth/password';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { saveFigures } from '@/lib/server/figures';
import type { Mail } from '@/lib/server/mail/message';
import { remind } from '@/lib/trips/invitations/remind';
import { call } from '@/tests/call';
import { answerTrip } from '@/tests/factories/answers';
import { siteOf } from '@/tests/factories/campsites';
import { decide, reportAs } from '@/tests/factories/decisions';
import { fail, failedJob, newestJob } from '@/tests/factories/failed-jobs';
import { answer, family, invited } from '@/tests/factories/guests';
import { operator } from '@/tests/factories/operators';
import { newcomer, type Person, person, uniqueEmail } from '@/tests/factories/people';
import { strangers } from '@/tests/factories/reporters';
import { cookieOf, password } from '@/tests/factories/sign-up';
import { plan } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST as enter } from './enter/route';
import { GET as getFigures } from './figures/route';
import { GET as getLog } from './log/route';
import { GET as getLogFile } from './log.csv/route';
import { POST as giveUp } from './mails/[job]/give-up/route';
import { POST as retry } from './mails/[job]/retry/route';
import { GET as getMails } from './mails/route';

test('the desk opens by the password, for an hour and in that browser alone', async () => {
  const kerry = await operator({ desk: 'closed' });
  const { userId, sessionId } = kerry.viewer;
  await db.user.update({ where: { id: userId }, data: { passwordHash: await hashPassword(password) } });
  const { headers } = await call(login, 'POST', { body: { email: kerry.email, password } });
  const log = async (as: { cookie: string }) => (await call(getLog, 'GET', { as })).status;
  for (const body of [{}, { password: 'wrong-password' }])
    expect((await call(enter, 'POST', { as: kerry, body })).status).toBe(400);
  expect(await log(kerry)).toBe(403);
  expect((await call(enter, 'POST', { as: kerry, body: { password } })).status).toBe(204);
  expect([await log(kerry), await log({ cookie: cookieOf(headers) })]).toEqual([200, 403]);
  const { operatorUntil } = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
  expect(Math.round((Number(operatorUntil) - Date.now()) / 60_000)).toBe(60);
});

describe('mails', () => {
  let kerry: Person;
  beforeEach(async () => {
    kerry = await operator();
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
    await db.refusedAddress.deleteMany();
  });

  const list = async () => (await call<OperatorMails>(getMails, 'GET', { as: kerry })).body;
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
  ] as const)(
    '%s: 409 while a worker has it, 404 for what is unknown or hasn’t failed',
    async (_, handler) => {
      const job = await failedJob();
      await db.$executeRaw`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-x'`;
      expect((await act(handler, job)).status).toBe(409);
      await db.$executeRaw`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, last_error = null, attempts = 0`;
      for (const id of [job, '999999999', 'abc', '9'.repeat(30)])
        expect((await act(handler, id)).status).toBe(404);
      expect(await db.operatorEntry.count({ where: { subjectId: job } })).toBe(0);
    },
  );
});

describe('the log', () => {
  const action = {
    action: 'hid',
    kind: 'campsite',
    subjectId: '01890a5d-ac96-774b-bcce-b302099a8057',
    about: '=Ridge Rd Free Camp',
    reason: 'private land',
  } as const;

  test('the log lists who did what and why, the newest first', async () => {
    const kerry = await operator();
    await db.$transaction((tx) => recordAction(tx, COMMAND_LINE, action));
    await db.$transaction((tx) => recordAction(tx, { address: kerry.email }, { ...action, action: 'kept' }));
    const { body } = await call<{ log: object[] }>(getLog, 'GET', { as: kerry });
    // Compares only the two newest entries, because entries of other tests can't be deleted.
    expect(body.log.slice(0, 2)).toMatchObject([
      { by: kerry.email, action: 'kept', about: '=Ridge Rd Free Camp', reason: 'private land' },
      { by: 'command line', action: 'hid' },
    ]);
  });

  test('the log can be downloaded for a spreadsheet, without formulas in its cells', async () => {
    const kerry = await operator();
    await db.$transaction((tx) => recordAction(tx, COMMAND_LINE, action));
    const { body } = await call(getLogFile, 'GET', { as: kerry });
    expect(body).toContain(",command line,hid,campsite,'=Ridge Rd Free Camp,private land\r\n");
  });

  test('nobody can change, delete or truncate the log, not even in the database', async () => {
    const id = await db.$transaction((tx) => recordAction(tx, COMMAND_LINE, action));
    const refused = 'never changed or deleted';
    await expect(db.operatorEntry.update({ where: { id }, data: { reason: 'none' } })).rejects.toThrow(
      refused,
    );
    await expect(db.operatorEntry.delete({ where: { id } })).rejects.toThrow(refused);
    await expect(db.$executeRaw`truncate operator_entries`).rejects.toThrow(refused);
  });
});

describe('the figures', () => {
  const DAY_MS = 86_400_000;
  const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

  async function read() {
    const { body } = await call<Figures>(getFigures, 'GET', { as: await operator() });
    return body;
  }

  const today = async () => (await read()).days[0];

  test('the last 30 days in UTC are listed, the newest first, including days without figures', async () => {
    const { days, limits } = await read();
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => dayAgo(at)));
    expect(days[20]).toEqual({
      day: dayAgo(20),
      sign_ups: 0,
      trips: 0,
      answers: 0,
      mails: 0,
      errors: 0,
      p95_ms: null,
      ai_calls: 0,
      forecast_calls: 0,
    });
    expect(limits).toEqual({ ai_daily: env().AI_DAILY_LIMIT });
  });

  test('counts are listed at their day', async () => {
    const row = (days: number, name: string, count: number) => ({ day: new Date(dayAgo(days)), name, count });
    const counted = { answers: 1, mails: 2, errors: 3, ai_calls: 4, forecast_calls: 5 };
    await db.dailyFigure.createMany({
      data: [
        ...Object.entries(counted).map(([name, count]) => row(7, name, count)),
        row(7, 'page_ms_25', 95),
        row(7, 'page_ms_10000', 5),
        row(29, 'mails', 9),
        row(30, 'mails', 99_999),
      ],
    });
    const { days } = await read();
    expect(days[7]).toMatchObject({ ...counted, p95_ms: 25 });
    expect(days[29]).toMatchObject({ mails: 9 });
    expect(days.reduce((sum, { mails }) => sum + mails, 0)).toBeLessThan(99_999);
  });

  test('accounts, those logged in within 30 days, and sizes are told', async () => {
    const before = await read();
    const [mia, sam] = [await person('Mia'), await person('Sam')];
    const createdAt = new Date(Date.now() - 31 * DAY_MS);
    await db.session.updateMany({ where: { userId: sam.viewer.userId }, data: { createdAt } });
    await db.session.create({
      data: { userId: mia.viewer.userId, expiresAt: new Date(Date.now() + DAY_MS) },
    });
    const { DATA_DIR } = env();
    Object.assign(env(), { DATA_DIR: tmpdir() });
    const { accounts, storage } = await read();
    Object.assign(env(), { DATA_DIR: '/nowhere' });
    expect((await read()).storage.disk).toBeNull();
    Object.assign(env(), { DATA_DIR });
    expect(accounts).toEqual({ all: before.accounts.all + 2, active: before.accounts.active + 1 });
    expect(storage.database).toBeGreaterThan(1_000_000);
    expect(storage.disk?.size).toBeGreaterThan(storage.disk?.free ?? 0);
  });

  test('errors are listed with their requests’ ids, the newest first', async () => {
    await db.serverError.deleteMany();
    const error = { method: 'GET', route: '/trip/[tripId]', status: 500, fault: 'TypeError' };
    const [old, young] = [uuid7(), uuid7()];
    await db.serverError.createMany({
      data: [
        { ...error, requestId: old, at: new Date(Date.now() - DAY_MS) },
        { ...error, requestId: young },
      ],
    });
    expect((await read()).errors).toMatchObject([
      { request_id: young, ...error },
      { request_id: old, ...error },
    ]);
  });

  test('sign-ups and trips are counted on the day they were created', async () => {
    const before = await today();
    const made = (createdAt: Date) => ({ id: uuid7({ msecs: createdAt.getTime() }), createdAt });
    const first = new Date(`${dayAgo(29)}T00:00:00Z`);
    const data = [first, new Date(first.getTime() - 1), new Date(first.getTime() + DAY_MS - 1)].map((at) => ({
      ...made(at),
      email: `${at.getTime()}@example.com`,
    }));
    await db.user.createMany({ data });
    await newcomer();
    await plan(await person('Mia'));
    const { days } = await read();
    expect(days[29]?.sign_ups).toBe(2);
    // Each reading of the figures creates a new operator, which is a sign-up too.
    expect(days[0]?.sign_ups).toBe((before?.sign_ups ?? 0) + 2);
    expect(days[0]?.trips).toBe((before?.trips ?? 0) + 1);
  });

  test('an answer of an account or a guest counts once when it is new, and so do mails', async () => {
    await saveFigures();
    const before = await today();
    const { mia, token, email } = await invited();
    const sam = await person('Sam');
    const trip = await plan(mia, { invitees: [sam.email] });
    await answer(token, family);
    for (const going of [true, false, false]) await answerTrip(sam.viewer, trip.id, going);
    const mails = await deliveredMail(email);
    await saveFigures();
    const after = await today();
    expect((after?.answers ?? 0) - (before?.answers ?? 0)).toBe(3);
    expect((after?.mails ?? 0) - (before?.mails ?? 0)).toBeGreaterThanOrEqual(mails.length);
  });
});

describe('what waits', () => {
  test('a campsite counts while it has open reports', async () => {
    await db.siteReport.deleteMany();
    const [kerry, eve, [tom, ann]] = [await operator(), await person('Eve'), await strangers()];
    const site = async () => (await siteOf(eve, { shared: true })).id;
    const [waits, merged, isPrivate, own, kept] = [
      await site(),
      await site(),
      await site(),
      await site(),
      await site(),
    ];
    for (const id of [waits, isPrivate, kept]) await reportAs(tom, id);
    await reportAs(ann, waits);
    await reportAs(eve, own);
    await decide(kerry, kept, { action: 'keep' });
    await decide(kerry, merged, { action: 'merge', into: waits });
    await db.siteReport.create({ data: { campsiteId: merged, profileId: tom.viewer.profileId } });
    await db.campsite.update({ where: { id: isPrivate }, data: { shareFlag: false } });
    expect((await countWaiting()).sites).toBe(1);
  });

  test('a failed mail counts while it is tried again, but not after it is given up', async () => {
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
    await failedJob();
    const givenUp = await failedJob();
    expect((await countWaiting()).mails).toBe(2);
    const [{ most } = { most: 0 }] = await db.$queryRaw<{ most: number }[]>`
    select max_attempts::int most from graphile_worker._private_jobs where id = ${givenUp}::bigint`;
    await fail(givenUp, 'away', most);
    expect((await countWaiting()).mails).toBe(1);
  });
});
