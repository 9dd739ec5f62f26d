import { db } from '@/lib/server/db/client';
import { AddressRefused } from '@/lib/server/mail/transports';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { callOffTrip } from '@/lib/trips/call-off';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { Prisma } from '@/prisma/generated/client';
import { at, readPlan, savedPlan, workerRuns } from '@/tests/factories/home-plan';
import type { Person } from '@/tests/factories/people';
import { takeOff } from '@/tests/factories/trip-households';
import { invitationOf, party } from '@/tests/factories/trips';
import { deliveredMail, minutesPass } from '@/tests/mail';
import { deliverHomeMail } from './deliver-home-mail';
import { findPlans } from './plan';
import { timesOf } from './queue-home-mail';
import { watchPlans } from './watch-plans';

beforeEach(workerRuns);

async function tomsPlan() {
  const { mia, tom, trip } = await party();
  const { id: household } = await invitationOf(trip, tom.email);
  return { mia, tom, trip, household, ...(await savedPlan(trip.id, household)) };
}

const watchAt = (days: number, time: string) => watchPlans(new Date(at(days, time)));
const subjects = async (email: string) => (await deliveredMail(email)).map(({ subject }) => subject);
const ofPlan = async ({ email }: Person) =>
  (await subjects(email)).filter((subject) => /Lorraine|plan at home/.test(subject ?? ''));

test('the household is reminded an hour before, asked at the time, and only then is the person at home told', async () => {
  const { tom, email } = await tomsPlan();
  await watchAt(17, '16:59');
  expect(await ofPlan(tom)).toEqual([]);
  await watchAt(17, '17:00');
  expect(await ofPlan(tom)).toEqual([
    expect.stringMatching(/^Back soon\? Lorraine expects you by .*, 6 pm$/),
  ]);
  await watchAt(17, '17:59');
  await watchAt(17, '18:00');
  expect((await ofPlan(tom)).slice(1)).toEqual([
    expect.stringMatching(/^Are you back\? Lorraine worries from .*, 8 pm$/),
  ]);
  await watchAt(17, '19:59');
  expect(await subjects(email)).toEqual([]);
  await watchAt(17, '20:00');
  const [alarm] = await deliveredMail(email);
  expect(alarm?.subject).toBe('Sam hasn’t said that they’re back');
  expect(alarm?.text).toMatch(
    /Call Sam first[\s\S]*000[\s\S]*131 444[\s\S]*starts no search and watches nobody/,
  );
  await watchAt(17, '20:01');
  expect(await subjects(email)).toEqual([alarm?.subject]);
  expect(await ofPlan(tom)).toHaveLength(2);
});

test('several servers at once send each mail only once', async () => {
  const { tom, email } = await tomsPlan();
  await Promise.all([1, 2, 3].map(() => watchAt(17, '20:00')));
  expect(await subjects(email)).toHaveLength(1);
  expect(await ofPlan(tom)).toHaveLength(1);
});

test('a server killed before it saves a change has sent nothing, and the next minute’s run sends it', async () => {
  const { email, id } = await tomsPlan();
  await db.$executeRaw`
    create function fail_once() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`;
  await db.$executeRaw`create trigger fail_once before update on home_contacts for each row execute function fail_once()`;
  await watchAt(17, '20:00');
  expect(await subjects(email)).toEqual([]);
  await db.$executeRaw`drop trigger fail_once on home_contacts`;
  await db.$executeRaw`drop function fail_once`;
  await watchAt(17, '20:01');
  expect(await subjects(email)).toHaveLength(1);
  expect(await findPlans(Prisma.sql`c.id = ${id}::uuid`)).toHaveLength(1);
});

test.each<[string, (plan: Awaited<ReturnType<typeof tomsPlan>>) => Promise<unknown>]>([
  ['called off', ({ mia, trip }) => callOffTrip(mia.viewer, trip.id)],
  ['not going', ({ tom, trip }) => answerTrip(tom.viewer, trip.id, false)],
  ['left', ({ tom, trip }) => leaveTrip({ tripId: trip.id, viewer: tom.viewer })],
  ['removed', ({ tom, trip }) => takeOff(trip, tom.email)],
  ['deleted', ({ trip }) => db.trip.delete({ where: { id: trip.id } })],
])('%s: the plan is shut, its person is told once, and nobody is asked or told to worry', async (_, end) => {
  const plan = await tomsPlan();
  await end(plan);
  for (const time of ['17:00', '18:00', '20:00']) await watchAt(17, time);
  expect(await subjects(plan.email)).toEqual(['Sam’s plan has been shut']);
  expect(await ofPlan(plan.tom)).toEqual([]);
  const kept = await db.homeContact.findUnique({ where: { id: plan.id } });
  expect(kept ? [kept.phone, kept.route, kept.device] : []).toEqual(kept ? [null, null, null] : []);
});

test('a person who hasn’t received the plan yet is also told that it is shut', async () => {
  const { mia, trip, email } = await tomsPlan();
  await db.homeContact.updateMany({
    where: { tripId: trip.id },
    data: { sentAt: null, send: 'on leaving' },
  });
  await callOffTrip(mia.viewer, trip.id);
  await watchAt(13, '18:00');
  expect(await subjects(email)).toEqual(['Sam’s plan has been shut']);
});

const sentTimes = async (id: string) => {
  const [plan] = await findPlans(Prisma.sql`c.id = ${id}::uuid`);
  return plan ? timesOf(plan) : '';
};
const mailTo = (to: string) => ({ to, subject: 'The plan', html: '', text: '' });

test('when an address can’t receive mail, the household is told at once, and later mails are still tried', async () => {
  const { tom, trip, id, email } = await tomsPlan();
  const refusing = () => Promise.reject(new AddressRefused('550 no such user'));
  const plan = { planId: id, to: 'person', kind: 'plan', mail: mailTo(email), times: '' } as const;
  await deliverHomeMail(plan, 'a', refusing);
  await deliverHomeMail(plan, 'b', refusing);
  expect(await ofPlan(tom)).toEqual(['Lorraine hasn’t got your plan']);
  expect((await readPlan(trip.id, tom)).body.home_contact).toMatchObject({
    refused: true,
    refused_by: 'address',
  });
  // The address may accept mails again later. So the household is told, but the server still tries to
  // send the alarm.
  await watchAt(17, '20:00');
  expect(await ofPlan(tom)).toEqual([
    'Lorraine hasn’t got your plan',
    expect.stringContaining('Are you back?'),
  ]);
  expect(await subjects(email)).toEqual(['Sam hasn’t said that they’re back']);
});

const alarmOf = async (planId: string, email: string) =>
  ({ planId, to: 'person', kind: 'alarm', mail: mailTo(email), times: await sentTimes(planId) }) as const;

test('a mail that can’t be sent is tried again within minutes, under the same id', async () => {
  const { id, email } = await tomsPlan();
  const away = () => Promise.reject(new Error('ECONNREFUSED'));
  const alarm = await alarmOf(id, email);
  for (const tries of [0, 9]) await deliverHomeMail({ ...alarm, tries }, 'a', away);
  const waits = await db.$queryRaw<{ seconds: number }[]>`
    select extract(epoch from job.run_at - now())::int seconds from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'home-mail' order by job.run_at`;
  expect(waits.map(({ seconds }) => Math.round(seconds / 5) * 5)).toEqual([15, 300]);
  await minutesPass(5);
  // Both attempts have the same mail id, so the mail folder has only one file.
  expect(await subjects(email)).toEqual(['The plan']);
});

test('a mail that is sent but can’t be counted isn’t sent again', async () => {
  const { id, email } = await tomsPlan();
  let sent = 0;
  const deliver = async () => {
    sent += 1;
  };
  const alarm = await alarmOf(id, email);
  const waiting = () => db.$queryRaw<{ id: string }[]>`
    select job.id::text from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'home-mail'`;
  const before = await waiting();
  await db.$executeRaw`
    create function fail_counting() returns trigger language plpgsql as 'begin raise exception ''late''; end'`;
  await db.$executeRaw`create trigger fail_counting before insert or update on rate_limits for each row execute function fail_counting()`;
  await deliverHomeMail(alarm, 'a', deliver);
  await db.$executeRaw`drop trigger fail_counting on rate_limits`;
  await db.$executeRaw`drop function fail_counting`;
  expect(sent).toBe(1);
  expect(await waiting()).toEqual(before);
});

test('a waiting alarm is dropped once the household is back, the time has moved, or the plan is shut', async () => {
  const { id, trip, email } = await tomsPlan();
  const delivered: string[] = [];
  const deliver = async () => {
    delivered.push('mail');
  };
  const alarm = await alarmOf(id, email);
  const change = (data: object) => db.homeContact.updateMany({ where: { tripId: trip.id }, data });
  await deliverHomeMail(alarm, 'a', deliver);
  await change({ backSaidAt: new Date() });
  await deliverHomeMail(alarm, 'b', deliver);
  await change({ backSaidAt: null, worryAt: new Date(at(17, '23:00')) });
  await deliverHomeMail(alarm, 'c', deliver);
  await change({ worryAt: new Date(at(17, '20:00')), shutAt: new Date() });
  await deliverHomeMail(alarm, 'd', deliver);
  expect(delivered).toHaveLength(1);
});

test('mails about plans go before all other waiting mails, whatever a recipient has unsubscribed from', async () => {
  const { email, tom } = await tomsPlan();
  await db.$executeRaw`
    insert into mail_refusals (email, kind) select ${tom.email}::citext, kind from unnest(enum_range(null::mail_kind)) kind`;
  await db.$queryRaw`
    select count(graphile_worker.add_job('mail', '{"sealed": "no"}'::json, run_at => now() - interval '1 hour')::text)
    from generate_series(1, 100)`;
  await watchAt(17, '20:00');
  const jobs = await db.$queryRaw<{ name: string }[]>`
    select task.identifier name from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    order by job.priority, job.run_at limit 2`;
  expect(jobs).toEqual([{ name: 'home-mail' }, { name: 'home-mail' }]);
  await db.$executeRaw`delete from graphile_worker._private_jobs where payload->>'sealed' = 'no'`;
  expect(await subjects(email)).toHaveLength(1);
  expect(await ofPlan(tom)).toHaveLength(1);
});
