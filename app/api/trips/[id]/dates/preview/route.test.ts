import { db } from '@/lib/server/db/client';
import { saveAttendance } from '@/lib/trips/attendance/choose';
import type { DatesPreview } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import type { Person } from '@/tests/factories/people';
import { alone, join, joinConfirmed, sharedToken } from '@/tests/factories/share-link';
import { appoint, inDays, invitationOf, party } from '@/tests/factories/trips';
import { GET as readAttendees } from '../../attendees/route';
import { PATCH as change } from '../../route';
import { POST } from './route';

// The trip starts in 14 days and ends in 17 days.
const datesFrom = (first: number, last: number) => ({ start_date: inDays(first), end_date: inDays(last) });

const preview = (id: string, as: Person | undefined, first: number, last: number) =>
  call<DatesPreview & { fields?: object }>(POST, 'POST', {
    ...(as && { as }),
    params: { id },
    body: datesFrom(first, last),
  });

const comesOn = (
  { viewer, camperId }: Person,
  id: string,
  arrive_on: string | null,
  leave_on: string | null,
) => saveAttendance(viewer, id, { attending: true, crew_member_ids: [camperId], arrive_on, leave_on });

async function tomComesLate() {
  const story = await party();
  const { tom, trip } = story;
  await comesOn(tom, trip.id, inDays(15), null);
  return { ...story, household_id: (await invitationOf(trip, tom.email)).id };
}

test('a stay that begins a day late keeps that, and is marked as cut where nights are lost', async () => {
  const { mia, trip, household_id } = await tomComesLate();
  const tom = { household_id, name: 'Tom', leave_on: null };
  const tomOn = async (first: number, last: number) =>
    (await preview(trip.id, mia, first, last)).body.households;
  expect(await tomOn(20, 23)).toEqual([{ ...tom, arrive_on: inDays(21), cut: false }]);
  expect(await tomOn(14, 16)).toEqual([{ ...tom, arrive_on: inDays(15), cut: true }]);
  expect(await tomOn(14, 15)).toEqual([{ ...tom, arrive_on: null, cut: true }]);
  expect(await tomOn(14, 18)).toEqual([]);
  expect(await tomOn(14, 17)).toEqual([]);
});

test('the preview shows what a change then does, and changes nothing itself', async () => {
  const { mia, trip, household_id } = await tomComesLate();
  const before = await db.household.findUnique({
    where: { tripId_id: { tripId: trip.id, id: household_id } },
  });
  const [said] = (await preview(trip.id, mia, 20, 22)).body.households;
  const after = await db.household.findUnique({
    where: { tripId_id: { tripId: trip.id, id: household_id } },
  });
  expect(after).toEqual(before);
  await call(change, 'PATCH', { as: mia, params: { id: trip.id }, body: datesFrom(20, 22) });
  const { body } = await call<{ attendees: object[] }>(readAttendees, 'GET', {
    as: mia,
    params: { id: trip.id },
  });
  expect(body.attendees.at(-1)).toMatchObject({ arrive_on: said?.arrive_on, leave_on: said?.leave_on });
});

test('a household that came by the link and has confirmed no address can’t be told', async () => {
  const { mia, trip } = await party();
  const token = await sharedToken(trip.id, mia);
  await join(token, alone('Priya'));
  await joinConfirmed(token, 'Kim');
  const { untold } = (await preview(trip.id, mia, 20, 23)).body;
  expect(untold).toEqual([{ household_id: expect.any(String), name: 'Priya' }]);
  expect((await preview(trip.id, mia, 14, 17)).body.untold).toEqual([]);
});

test('is only for organisers', async () => {
  const { mia, tom, eve, ann, trip } = await party();
  const statusOf = async (as?: Person) => (await preview(trip.id, as, 20, 23)).status;
  expect([await statusOf(), await statusOf(eve), await statusOf(tom), await statusOf(mia)]).toEqual([
    401, 404, 403, 200,
  ]);
  await appoint(trip, ann);
  expect(await statusOf(ann)).toBe(200);
  const wrong = await preview(trip.id, mia, 23, 20);
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['end_date']]);
});
