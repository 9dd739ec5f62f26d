import { addDays, today } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { postBooking } from '@/tests/factories/bookings';
import { person } from '@/tests/factories/people';
import { patchTodo, postTodo } from '@/tests/factories/todos';
import { invitationOf, party, plan, toldSince } from '@/tests/factories/trips';
import { remindTodoOwners } from './remind-todo-owners';

/** Returns the time at this hour of today in Sydney, in daylight saving time. */
const at = (hour: number) => new Date(`${today()}T${String(hour).padStart(2, '0')}:00:00+11:00`);
const morning = at(9);
const tomorrow = addDays(today(morning), 1);
const mailsOf = async (email: string) => (await toldSince(email)).filter((each) => each?.startsWith('Due'));

test('the day before, the owner is told once by bell and mail, and nobody else is', async () => {
  const { mia, tom, trip } = await party();
  const { id: household_id } = await invitationOf(trip, tom.email);
  for (const text of ['Fill the gas bottle', 'Buy ice'])
    await postTodo(trip.id, { text, household_id, due_on: tomorrow }, tom);
  await postTodo(trip.id, { text: 'Later', household_id, due_on: addDays(tomorrow, 1) }, tom);
  await remindTodoOwners(morning);
  await remindTodoOwners(morning);
  const bells = await db.notification.findMany({ where: { tripId: trip.id, kind: 'todos' } });
  expect(bells.map(({ text }) => text).sort()).toEqual([
    'Due tomorrow: Buy ice',
    'Due tomorrow: Fill the gas bottle',
  ]);
  expect(await mailsOf(tom.email)).toEqual([
    'Due tomorrow for Easter at Bendeela: Fill the gas bottle and Buy ice',
  ]);
  expect(await mailsOf(mia.email)).toEqual([]);
});

test('a to-do with a new date is announced again, and one that is done or has no owner is not', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  const add = async (changes: object) =>
    (await postTodo(id, { text: 'Ice', due_on: tomorrow, household_id: id, ...changes }, mia)).body.todo.id;
  const [moved, done] = [await add({}), await add({ text: 'Wood' })];
  await add({ text: 'Nobody’s', household_id: null });
  await patchTodo(id, done, { done: true }, mia);
  await patchTodo(id, moved, { due_on: addDays(tomorrow, 1) }, mia);
  await remindTodoOwners(morning);
  expect(await mailsOf(mia.email)).toEqual([]);
  await remindTodoOwners(new Date(morning.getTime() + 24 * 60 * 60 * 1000));
  expect(await mailsOf(mia.email)).toEqual(['Due tomorrow for Easter at Bendeela: Ice']);
});

test('nobody is told at night, or by mail if they turned these mails off', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  await postTodo(id, { text: 'Ice', due_on: tomorrow, household_id: id }, mia);
  await remindTodoOwners(at(7));
  expect(await db.notification.count({ where: { tripId: id } })).toBe(0);
  await db.notificationChoice.create({
    data: { profileId: mia.viewer.profileId, kind: 'todos', mail: false, bell: true, push: false },
  });
  await remindTodoOwners(morning);
  expect(await db.notification.count({ where: { tripId: id } })).toBe(1);
  expect(await mailsOf(mia.email)).toEqual([]);
});

test('the household that books is also told of its booking’s deadlines a week before', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  const inAWeek = addDays(today(morning), 7);
  await postBooking(id, { household_id: id, pay_by: inAWeek, cancel_until: addDays(inAWeek, 1) }, mia);
  await postTodo(id, { text: 'Ice', due_on: inAWeek, household_id: id }, mia);
  await remindTodoOwners(morning);
  await remindTodoOwners(morning);
  const paying = 'Easter at Bendeela: Pay for the booking at Bendeela Recreation Area';
  expect(await mailsOf(mia.email)).toEqual([`Due in a week for ${paying}`]);
  expect(await db.notification.findMany({ where: { tripId: id } })).toMatchObject([
    { text: 'Due in a week: Pay for the booking at Bendeela Recreation Area' },
  ]);
  await db.todo.deleteMany({ where: { tripId: id, bookingId: null } });
  await remindTodoOwners(new Date(morning.getTime() + 6 * 24 * 60 * 60 * 1000));
  expect(await mailsOf(mia.email)).toEqual([`Due in a week for ${paying}`, `Due tomorrow for ${paying}`]);
});
