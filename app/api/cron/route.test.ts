import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { isDrivenEachMinute } from '@/lib/server/jobs/health';
import { sendMail } from '@/lib/server/mail/send-mail';
import { call } from '@/tests/call';
import { savedPlan } from '@/tests/factories/home-plan';
import { person } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';

const secret = 'a secret for the cron';

/** Loads the route as in a process that was started with this CRON_SECRET. */
async function startedWith(configured: string | undefined) {
  jest.resetModules();
  if (configured === undefined) delete process.env.CRON_SECRET;
  else process.env.CRON_SECRET = configured;
  const { GET } = await import('./route');
  return (authorization?: string) =>
    call(GET, 'GET', { headers: authorization === undefined ? {} : { authorization } });
}

async function mailedTo(address: string): Promise<number> {
  const folder = join(env().DATA_DIR, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(address)).length;
}

async function queuedMail(): Promise<string> {
  const to = `tom-${Math.random()}@example.com`;
  await db.$transaction((tx) => sendMail(tx, { to, subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' }));
  return to;
}

test.each([undefined, ''])('without a CRON_SECRET (%j) the address does not exist', async (configured) => {
  const cron = await startedWith(configured);
  const to = await queuedMail();
  for (const header of [undefined, 'Bearer ', 'Bearer undefined', `Bearer ${secret}`]) {
    expect(await cron(header)).toMatchObject({ status: 404 });
  }
  expect(await mailedTo(to)).toBe(0);
});

test('with a CRON_SECRET, a caller without it runs nothing', async () => {
  const cron = await startedWith(secret);
  const to = await queuedMail();
  const wrong = [
    '',
    'Bearer ',
    secret,
    `Bearer ${secret}!`,
    `Bearer ${secret.toUpperCase()}`,
    `Basic ${secret}`,
  ];
  for (const header of [undefined, ...wrong]) expect(await cron(header)).toMatchObject({ status: 401 });
  expect(await mailedTo(to)).toBe(0);
});

test('a caller with the secret runs the due jobs before the response', async () => {
  const cron = await startedWith(secret);
  const to = await queuedMail();
  expect(await cron(`Bearer ${secret}`)).toMatchObject({ status: 200, body: { status: 'done' } });
  expect(await mailedTo(to)).toBe(1);
});

test('vercel.json makes the host call this address', async () => {
  const { crons } = JSON.parse(await readFile(join(process.cwd(), 'vercel.json'), 'utf8'));
  expect(crons).toEqual([{ path: '/api/cron', schedule: expect.stringMatching(/^\* /) }]);
});

test('a call each minute watches the plans for people at home, and allows plans to be saved', async () => {
  const cron = await startedWith(secret);
  const organiser = await person('Mia');
  const { id } = await plan(organiser);
  const { email } = await savedPlan(id, id);
  await db.cronVisit.deleteMany();
  await db.$transaction((tx) =>
    tx.homeContact.updateMany({ where: { email }, data: { backAt: new Date(0), worryAt: new Date(0) } }),
  );
  await cron(`Bearer ${secret}`);
  expect(await mailedTo(email)).toBe(1);
  expect(await isDrivenEachMinute()).toBe(false);
  await cron(`Bearer ${secret}`);
  expect(await isDrivenEachMinute()).toBe(true);
  expect(await mailedTo(email)).toBe(1);
});
