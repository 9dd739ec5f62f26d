import { PATCH as saveAttendance } from '@/app/api/trips/[id]/attendance/route';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { answer, family } from '@/tests/factories/guests';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { addHouseholds } from '@/tests/factories/trip-households';
import { appoint, inDays, invitedToken, party, plan } from '@/tests/factories/trips';
import { meanwhile } from '@/tests/lock-waits';
import { changeTrip } from '../change-trip';
import { leaveTrip } from '../leaving/leave-trip';
import type { Trip } from '../schema';
import { announceAnswer, readAnswer } from './announce-answer';
import { answerTrip, lockAnswer, saveAnswer } from './answer';

/** Returns the texts on a person's bell about answers to a trip. */
async function bell({ id: tripId }: Trip, { viewer }: Person): Promise<string[]> {
  const rows = await db.notification.findMany({
    where: { tripId, profileId: viewer.profileId, kind: 'answers' },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(({ text }) => text);
}

/** Returns Mia's trip, to which Sam is invited. Sam has two children in the crew. */
async function withSam() {
  const [mia, sam] = [await person('Mia'), await person('Sam Nguyen', { email: uniqueEmail('sam') })];
  const trip = await plan(mia, { invitees: [sam.email] });
  const { profileId } = sam.viewer;
  const children = await db.crewMember.createManyAndReturn({
    data: ['Kim', 'Bo'].map((name) => ({ profileId, name, type: 'camper' as const, age: 'child' as const })),
  });
  const crew = [sam.camperId, ...children.map(({ id }) => id)];
  const bring = (people: number) =>
    call(saveAttendance, 'PATCH', {
      as: sam,
      params: { id: trip.id },
      body: { attending: true, crew_member_ids: crew.slice(0, people), ride_ids: [] },
    });
  return { mia, sam, trip, bring };
}

const forget = (trip: Trip) => db.notification.deleteMany({ where: { tripId: trip.id } });

test('an answer is on the organiser’s bell at once, which shows a household’s newest answer only', async () => {
  const { mia, sam, trip, bring } = await withSam();
  await answerTrip(sam.viewer, trip.id, true);
  expect(await bell(trip, mia)).toEqual(['Sam is going']);
  await bring(3);
  expect(await bell(trip, mia)).toEqual(['Sam is going with 2 others']);
  await answerTrip(sam.viewer, trip.id, false);
  expect(await bell(trip, mia)).toEqual(['Sam can’t come']);
  expect(await bell(trip, sam)).toEqual([]);
});

test('the same answer again, with as many people, tells nobody', async () => {
  const { mia, sam, trip, bring } = await withSam();
  await bring(2);
  await forget(trip);
  await bring(2);
  await answerTrip(sam.viewer, trip.id, true);
  expect(await bell(trip, mia)).toEqual([]);
  await answerTrip(sam.viewer, trip.id, false);
  await forget(trip);
  await answerTrip(sam.viewer, trip.id, false);
  expect(await bell(trip, mia)).toEqual([]);
});

test('a household that is going and confirms the new dates is announced as still going', async () => {
  const { mia, sam, trip } = await withSam();
  await answerTrip(sam.viewer, trip.id, true);
  await changeTrip(mia.viewer, trip.id, { start_date: inDays(40), end_date: inDays(42) });
  await answerTrip(sam.viewer, trip.id, true);
  expect(await bell(trip, mia)).toEqual(['Sam is still going']);
});

test('a guest’s answer counts the people without the pets, and is not announced again when an account takes over', async () => {
  const { mia, tom, address, trip } = await party();
  await appoint(trip, tom);
  await forget(trip);
  const token = await invitedToken(address);
  await answer(token, family);
  for (const who of [mia, tom]) expect(await bell(trip, who)).toEqual(['Priya is going with 2 others']);
  await forget(trip);
  const priya = await person('Priya', { email: address });
  await answer(token, { attending: true }, priya);
  expect(await bell(trip, mia)).toEqual([]);
  await answer(token, { attending: false }, priya);
  expect(await bell(trip, mia)).toEqual(['Priya can’t come']);
});

test('a guest who gives no name is announced as “A guest”', async () => {
  const { mia, address, trip } = await party();
  await forget(trip);
  await answer(await invitedToken(address), { attending: false });
  expect(await bell(trip, mia)).toEqual(['A guest can’t come']);
});

test('co-organisers hear how many people the organiser brings', async () => {
  const { mia, tom, trip } = await party();
  await appoint(trip, tom);
  const { profileId } = mia.viewer;
  const { id } = await db.crewMember.create({
    data: { profileId, name: 'Jo', type: 'camper', age: 'child' },
  });
  const body = { attending: true, crew_member_ids: [mia.camperId, id], ride_ids: [] };
  await call(saveAttendance, 'PATCH', { as: mia, params: { id: trip.id }, body });
  expect(await bell(trip, tom)).toEqual(['Mia is going with 1 other']);
});

test('simultaneous answers are all on the bell, and no answer waits for another', async () => {
  const { mia, trip } = await party();
  const households = await addHouseholds(
    trip,
    Array.from({ length: 40 }, (_, at) => ({ email: `${at}-${trip.id}@example.com`, name: `Guest ${at}` })),
  );
  await forget(trip);
  // Keep the first household's transaction open until all the others are done.
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const announce = (id: string, until?: Promise<void>) =>
    db.$transaction(async (tx) => {
      const household = { tripId: trip.id, id };
      const before = await readAnswer(tx, household);
      await tx.household.update({ where: { tripId_id: household }, data: { attending: true } });
      await announceAnswer(tx, household, before);
      await until;
    });
  const [first, ...rest] = households.map(({ id }) => id);
  const slow = announce(first ?? '', held);
  await Promise.all(rest.map((id) => announce(id)));
  finish();
  await slow;
  expect(await bell(trip, mia)).toHaveLength(40);
});

test('organisers who answer at the same time do not wait for each other', async () => {
  const { tom, ann, trip } = await party();
  for (const who of [tom, ann]) await appoint(trip, who);
  await db.$transaction(async (tx) => {
    const household = await lockAnswer(tx, tom.viewer, trip.id, null);
    await saveAnswer(tx, tom.viewer, household, false);
    await answerTrip(ann.viewer, trip.id, true);
  });
  expect([await bell(trip, tom), await bell(trip, ann)]).toEqual([['Ann is going'], ['Tom can’t come']]);
});

test('an answer is saved while a co-organiser leaves the trip, and the leaving co-organiser is not told', async () => {
  const { mia, tom, ann, trip } = await party();
  await appoint(trip, ann);
  await meanwhile(
    ['delete', 'households'],
    () => leaveTrip({ viewer: ann.viewer, tripId: trip.id }),
    () => answerTrip(tom.viewer, trip.id, false),
  );
  expect(await bell(trip, mia)).toContain('Tom can’t come');
  expect(await bell(trip, ann)).toEqual([]);
});
