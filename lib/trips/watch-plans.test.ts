import { db } from '@/lib/server/db/client';
import { AddressRefused } from '@/lib/server/mail/transports';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { callOffTrip } from '@/lib/trips/call-off';
import { leaveTrip } from '@/lib/trips/leave-trip';
import { Prisma } from '@/prisma/generated/client';
import { at, readPlan, savedPlan, workerRuns } from '@/tests/factories/home-plan';
import type { Person } from '@/tests/factories/people';
import { takeOff } from '@/tests/factories/trip-households';
import { invitationOf, party } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { deliverHomeMail } from './deliver-home-mail';
import { findPlans } from './home-contact/plan';
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

test('the household is reminded an hour before, asked at the time, and only then the person at home is told', async () => {
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

test('several servers at once tell each thing once', async () => {
  const { tom, email } = await tomsPlan();
  await Promise.all([1, 2, 3].map(() => watchAt(17, '20:00')));
  expect(await subjects(email)).toHaveLength(1);
  expect(await ofPlan(tom)).toHaveLength(1);
});

test('a server that is killed before its change is saved has told nobody; the next minute does', async () => {
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

test('somebody who is named and hasn’t been sent the plan yet is told that it is shut, too', async () => {
  const { mia, trip, email } = await tomsPlan();
  await db.homeContact.updateMany({
    where: { tripId: trip.id },
    data: { sentAt: null, sendAt: new Date(at(14, '06:00')) },
  });
  await callOffTrip(mia.viewer, trip.id);
  await watchAt(13, '18:00');
  expect(await subjects(email)).toEqual(['Sam’s plan has been shut']);
});

test('an address that takes no mail is told to the household at once, and the mail isn’t tried again', async () => {
  const { tom, trip, id, email } = await tomsPlan();
  const mail = { to: email, subject: 'The plan', html: '', text: '' };
  const refusing = () => Promise.reject(new AddressRefused('550 no such user'));
  await deliverHomeMail({ planId: id, to: 'person', kind: 'plan', mail }, 'a', refusing);
  await deliverHomeMail({ planId: id, to: 'person', kind: 'plan', mail }, 'b', refusing);
  expect(await ofPlan(tom)).toEqual(['Lorraine hasn’t got your plan']);
  expect((await readPlan(trip.id, tom)).body.home_contact).toMatchObject({
    refused: true,
    refused_by: 'address',
  });
  // A server that is away is tried again.
  const away = () => Promise.reject(new Error('ECONNREFUSED'));
  const household = { planId: id, to: 'household', kind: 'refused', mail } as const;
  await expect(deliverHomeMail(household, 'c', away)).rejects.toThrow('ECONNREFUSED');
});

test('an alarm that waited on the queue isn’t delivered once they are back, or the plan was taken back', async () => {
  const { id, trip, email } = await tomsPlan();
  const delivered: string[] = [];
  const deliver = async () => {
    delivered.push('mail');
  };
  const alarm = {
    planId: id,
    to: 'person',
    kind: 'alarm',
    mail: { to: email, subject: '', html: '', text: '' },
  } as const;
  await deliverHomeMail(alarm, 'a', deliver);
  await db.homeContact.updateMany({ where: { tripId: trip.id }, data: { backSaidAt: new Date() } });
  await deliverHomeMail(alarm, 'b', deliver);
  await db.homeContact.updateMany({
    where: { tripId: trip.id },
    data: { backSaidAt: null, shutAt: new Date() },
  });
  await deliverHomeMail(alarm, 'c', deliver);
  expect(delivered).toHaveLength(1);
});

test('what is told goes before all other mails that wait, whatever anybody has unsubscribed from', async () => {
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
