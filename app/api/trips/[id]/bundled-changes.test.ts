import { formatDateRange } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import type { Person } from '@/tests/factories/people';
import { appoint, inDays, party, toldSince } from '@/tests/factories/trips';
import { deliveredMail, minutesPass } from '@/tests/mail';
import { PATCH as answer } from './attending/route';
import { POST as invite } from './invitees/route';
import { DELETE, PATCH } from './route';

const change = (id: string, body: unknown, as: Person) => call(PATCH, 'PATCH', { as, params: { id }, body });
const dates = (days: number) => ({ start_date: inDays(days), end_date: inDays(days + 2) });
const lastMail = async (email: string) => (await deliveredMail(email)).at(-1);

test('changes within ten minutes of the first go out as one mail, from the old values to the current ones', async () => {
  const { mia, tom, ann, trip } = await party();
  await change(trip.id, { tripName: 'Whitsun' }, mia);
  await minutesPass(9);
  await change(trip.id, { ...dates(30), tripName: 'Winter' }, mia);
  await change(trip.id, dates(40), mia);
  for (const { email } of [tom, ann]) expect(await toldSince(email)).toEqual([]);
  await minutesPass(1);
  for (const { email } of [tom, ann])
    expect(await toldSince(email)).toEqual(['New dates for Easter at Bendeela']);
  const text = (await lastMail(tom.email))?.text ?? '';
  expect(text).toContain(`New name: Winter\nName before: Easter at Bendeela`);
  expect(text).toContain(`Dates before: ${formatDateRange(trip.start_date, trip.end_date)}`);
  expect(text).toContain(`New dates: ${formatDateRange(inDays(40), inDays(42))}`);
  await minutesPass(60);
  expect(await toldSince(tom.email)).toHaveLength(1);
});

test('one hundred changes in ten minutes mail each person once', async () => {
  const { mia, tom, ann, address, trip } = await party();
  for (let days = 1; days <= 100; days++) {
    const { status } = await change(trip.id, dates(20 + days), mia);
    expect(status).toBe(200);
  }
  await minutesPass(10);
  for (const email of [tom.email, ann.email, address]) expect(await toldSince(email)).toHaveLength(1);
  expect(await db.inviteLink.count({ where: { invite: { tripId: trip.id } } })).toBe(4);
});

test('a change that is reverted meanwhile is mailed to nobody', async () => {
  const { mia, tom, ann, trip } = await party();
  await change(trip.id, dates(40), mia);
  const { start_date, end_date } = trip;
  await change(trip.id, { start_date, end_date }, mia);
  await minutesPass(10);
  for (const { email } of [tom, ann]) expect(await toldSince(email)).toEqual([]);
});

test('calling off is mailed at once, and earlier pending changes are dropped', async () => {
  const { mia, tom, trip } = await party();
  await change(trip.id, { tripName: 'Whitsun' }, mia);
  await call(DELETE, 'DELETE', { as: mia, params: { id: trip.id } });
  expect(await toldSince(tom.email)).toEqual(['Whitsun is off']);
  expect(await db.changeNotice.count({ where: { tripId: trip.id } })).toBe(0);
  await minutesPass(10);
  expect(await toldSince(tom.email)).toHaveLength(1);
});

test('people who were invited after a change, or aren’t going, are not told of it', async () => {
  const { mia, ann, eve, trip } = await party();
  const params = { id: trip.id };
  await change(trip.id, dates(40), mia);
  await call(invite, 'POST', { as: mia, params, body: { invitees: [eve.email] } });
  await call(answer, 'PATCH', { as: ann, params, body: { attending: false } });
  await minutesPass(10);
  for (const { email } of [ann, eve]) expect(await toldSince(email)).toEqual([]);
});

test('when two organisers change a trip, each reads only the other’s changes, and others read all', async () => {
  const { mia, tom, ann, trip } = await party();
  await appoint(trip, tom);
  await change(trip.id, dates(40), tom);
  await change(trip.id, { tripName: 'Whitsun' }, mia);
  await minutesPass(10);
  expect((await lastMail(ann.email))?.text).toContain(
    'Tom and Mia have changed the dates of Easter at Bendeela.',
  );
  expect(await toldSince(mia.email)).toEqual(['New dates for Whitsun']);
  expect((await lastMail(mia.email))?.text).toContain('Tom has changed the dates of Whitsun.');
  expect(await toldSince(tom.email)).toEqual(['Easter at Bendeela is now called Whitsun']);
});

test('people who never answered get one mail of changes a day, with all of them', async () => {
  const { mia, tom, ann, address, trip } = await party();
  const changes = [dates(30), dates(40), { tripName: 'Whitsun' }];
  for (const [index, each] of changes.entries()) {
    await change(trip.id, each, mia);
    await minutesPass(10);
    expect(await toldSince(tom.email)).toHaveLength(index + 1);
  }
  for (const email of [ann.email, address]) expect(await toldSince(email)).toHaveLength(1);
  await minutesPass(24 * 60 - 30);
  expect(await toldSince(ann.email)).toHaveLength(1);
  await minutesPass(10);
  for (const email of [ann.email, address]) expect(await toldSince(email)).toHaveLength(2);
  const text = (await lastMail(ann.email))?.text ?? '';
  expect(text).toContain(`Dates before: ${formatDateRange(inDays(30), inDays(32))}`);
  expect(text).toContain('New name: Whitsun');
});

test('a refused change leaves nothing to tell', async () => {
  const { eve, tom, trip } = await party();
  await change(trip.id, dates(40), eve);
  expect(await db.changeNotice.count({ where: { tripId: trip.id } })).toBe(0);
  await minutesPass(10);
  expect(await toldSince(tom.email)).toEqual([]);
});
