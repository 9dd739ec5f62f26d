import { db } from '@/lib/server/db/client';
import { takeOff } from '@/tests/factories/trip-households';
import { appoint, invitationOf, party } from '@/tests/factories/trips';
import { notificationKinds } from './kinds';
import { notify, type TripEvent } from './notify';

/** Tells of a comment of the organiser's, unless something else is said. */
async function told(tripId: string, to: TripEvent['to'], changes: Partial<TripEvent> = {}) {
  const text = 'Mia: hello';
  const { id } = await db.notice.create({ data: { tripId, householdId: tripId, text } });
  const comment = { tripId, kind: 'comments', about: id, text, by: tripId, to } as const;
  await db.$transaction((tx) => notify(tx, { ...comment, ...changes }));
}

/** Whom a trip's bells have told of what happened here, by name; how the party was answered is told too. */
async function namesTold(tripId: string): Promise<string[]> {
  const told = await db.notification.findMany({
    where: { tripId, readAt: null, kind: { not: 'answers' } },
    select: { reader: { select: { profile: { select: { name: true } } } } },
  });
  return told.map(({ reader }) => reader.profile?.name.split(' ')[0] ?? '').sort();
}

test('everyone but who did it, who stays at home and who has no account hears of it', async () => {
  const { trip } = await party();
  await told(trip.id, 'everyone');
  expect(await namesTold(trip.id)).toEqual(['Ann', 'Tom']);
});

test('what concerns the organisers is told to them alone', async () => {
  const { tom, ann, trip } = await party();
  await appoint(trip, tom);
  const { id } = await invitationOf(trip, ann.email);
  await told(trip.id, 'organisers', { by: id });
  expect(await namesTold(trip.id)).toEqual(['Mia', 'Tom']);
});

test('nobody hears of a trip that they hide, nor by a bell that they have turned off for its kind', async () => {
  const { tom, ann, trip } = await party();
  await db.hiddenTrip.create({ data: { tripId: trip.id, profileId: tom.viewer.profileId } });
  const off = { profileId: ann.viewer.profileId, mail: true, bell: false, push: true };
  await db.notificationChoice.create({ data: { ...off, kind: 'comments' } });
  await told(trip.id, 'everyone');
  expect(await namesTold(trip.id)).toEqual([]);
  await told(trip.id, 'everyone', { kind: 'changes', about: trip.id });
  expect(await namesTold(trip.id)).toEqual(['Ann']);
});

test('what is told anew of the same thing takes the place of what was told, and is unread again', async () => {
  const { tom, trip } = await party();
  const own = { tripId: trip.id, profileId: tom.viewer.profileId };
  for (const text of ['Ann is going', 'Ann is not going']) {
    await told(trip.id, 'everyone', { kind: 'changes', about: trip.id, text });
    expect(await db.notification.findMany({ where: own })).toMatchObject([{ text, readAt: null }]);
    await db.notification.updateMany({ where: own, data: { readAt: new Date() } });
  }
});

test('a text that is too long for a bell is cut, and refuses nothing', async () => {
  const { tom, trip } = await party();
  await told(trip.id, 'everyone', { text: `Mia moved the trip to ${'🏕️'.repeat(400)}` });
  const [bell] = await db.notification.findMany({
    where: { tripId: trip.id, profileId: tom.viewer.profileId },
  });
  expect(bell?.text).toMatch(/^Mia moved the trip to 🏕️.*🏕️…$/u);
});

test('whoever is off the trip has nothing of it on their bell', async () => {
  const { tom, trip } = await party();
  await told(trip.id, 'everyone');
  await takeOff(trip, tom.email);
  expect(await namesTold(trip.id)).toEqual(['Ann']);
});

test('the database knows the kinds that there are', async () => {
  const rows = await db.$queryRaw<{ kind: string }[]>`
    select unnest(enum_range(null::notification_kind))::text kind`;
  expect(rows.map(({ kind }) => kind)).toEqual([...notificationKinds]);
});
