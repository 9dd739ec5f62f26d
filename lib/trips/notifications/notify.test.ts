import { db } from '@/lib/server/db/client';
import { takeOff } from '@/tests/factories/trip-households';
import { appoint, invitationOf, party } from '@/tests/factories/trips';
import { notificationKinds } from './kinds';
import { notify, type TripEvent } from './notify';

/** Sends the notification of a comment by the organiser. `changes` replaces some of its fields. */
async function told(tripId: string, to: TripEvent['to'], changes: Partial<TripEvent> = {}) {
  const text = 'Mia: hello';
  const { id } = await db.notice.create({ data: { tripId, householdId: tripId, text } });
  const comment = { tripId, kind: 'comments', about: id, text, by: tripId, to } as const;
  await db.$transaction((tx) => notify(tx, { ...comment, ...changes }));
}

/**
 * Returns the names of the people who were notified in this test. Leaves out notifications about
 * answers, because `party` causes some.
 */
async function namesTold(tripId: string): Promise<string[]> {
  const told = await db.notification.findMany({
    where: { tripId, readAt: null, kind: { not: 'answers' } },
    select: { reader: { select: { profile: { select: { name: true } } } } },
  });
  return told.map(({ reader }) => reader.profile?.name.split(' ')[0] ?? '').sort();
}

test('everybody is notified except the author, people not going and people without an account', async () => {
  const { trip } = await party();
  await told(trip.id, 'everyone');
  expect(await namesTold(trip.id)).toEqual(['Ann', 'Tom']);
});

test('news for the organisers is sent only to them', async () => {
  const { tom, ann, trip } = await party();
  await appoint(trip, tom);
  const { id } = await invitationOf(trip, ann.email);
  await told(trip.id, 'organisers', { by: id });
  expect(await namesTold(trip.id)).toEqual(['Mia', 'Tom']);
});

test('nobody is notified about a trip they hide, or by a bell they turned off for that kind', async () => {
  const { tom, ann, trip } = await party();
  await db.hiddenTrip.create({ data: { tripId: trip.id, profileId: tom.viewer.profileId } });
  const off = { profileId: ann.viewer.profileId, mail: true, bell: false, push: true };
  await db.notificationChoice.create({ data: { ...off, kind: 'comments' } });
  await told(trip.id, 'everyone');
  expect(await namesTold(trip.id)).toEqual([]);
  await told(trip.id, 'everyone', { kind: 'changes', about: trip.id });
  expect(await namesTold(trip.id)).toEqual(['Ann']);
});

test('a newer notification about the same thing replaces the earlier one and is unread again', async () => {
  const { tom, trip } = await party();
  const own = { tripId: trip.id, profileId: tom.viewer.profileId };
  for (const text of ['Ann is going', 'Ann is not going']) {
    await told(trip.id, 'everyone', { kind: 'changes', about: trip.id, text });
    expect(await db.notification.findMany({ where: own })).toMatchObject([{ text, readAt: null }]);
    await db.notification.updateMany({ where: own, data: { readAt: new Date() } });
  }
});

test('a text that is too long for a notification is cut and not refused', async () => {
  const { tom, trip } = await party();
  await told(trip.id, 'everyone', { text: `Mia moved the trip to ${'🏕️'.repeat(400)}` });
  const [bell] = await db.notification.findMany({
    where: { tripId: trip.id, profileId: tom.viewer.profileId },
  });
  expect(bell?.text).toMatch(/^Mia moved the trip to 🏕️.*🏕️…$/u);
});

test('a person who is no longer on the trip has no notifications about it', async () => {
  const { tom, trip } = await party();
  await told(trip.id, 'everyone');
  await takeOff(trip, tom.email);
  expect(await namesTold(trip.id)).toEqual(['Ann']);
});

test('the database has all kinds of notifications', async () => {
  const rows = await db.$queryRaw<{ kind: string }[]>`
    select unnest(enum_range(null::notification_kind))::text kind`;
  expect(rows.map(({ kind }) => kind)).toEqual([...notificationKinds]);
});
