import { POST as postProfile } from '@/app/api/profile/route';
import { addDays, dateOf } from '@/lib/dates';
import { exportData } from '@/lib/own-data/export-data';
import { newestRelease } from '@/lib/releases';
import { livePageAccount } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { setHidden } from '@/lib/trips/hide-trip';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { notify } from '@/lib/trips/notifications/notify';
import type { Notifications } from '@/lib/trips/notifications/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { takeOff } from '@/tests/factories/trip-households';
import { party, plan } from '@/tests/factories/trips';
import { POST as markRead } from './read/route';
import { GET } from './route';

const bellOf = async (as: Person) => (await call<Notifications>(GET, 'GET', { as })).body;
const read = (as: Person, body: object = {}) => call<{ unread: number }>(markRead, 'POST', { as, body });
const tell = async (tripId: string, text: string, changes: object = {}) => {
  const { id } = await db.notice.create({ data: { tripId, householdId: tripId, text } });
  const comment = { kind: 'comments', about: id, by: tripId, to: 'everyone' } as const;
  await db.$transaction((tx) => notify(tx, { tripId, text, ...comment, ...changes }));
};

const onPage = ({ viewer }: Person) =>
  livePageAccount({ sub: viewer.userId, sid: viewer.sessionId, profile: true, until: 0 });

/** Returns the count of unread notifications in the header of a page. */
const unreadOf = async (as: Person) => (await onPage(as))?.unread;

test('a person’s bell lists what has happened on their trips, the newest first', async () => {
  const { mia, tom, eve, trip } = await party();
  await tell(trip.id, 'Mia: hello');
  await tell(trip.id, 'New dates', { kind: 'changes', about: trip.id });
  expect(await bellOf(tom)).toEqual({
    unread: 2,
    notifications: [
      expect.objectContaining({ kind: 'changes', text: 'New dates', read: false }),
      {
        id: expect.any(String),
        ...{ kind: 'comments', trip_id: trip.id, trip_name: 'Easter at Bendeela' },
        ...{ text: 'Mia: hello', at: expect.stringMatching(/^\d{4}-.*Z$/), read: false },
      },
    ],
  });
  expect(await bellOf(eve)).toEqual({ unread: 0, notifications: [] });
  const own = (await bellOf(mia)).notifications;
  expect(own.map(({ kind, text }) => [kind, text])).toEqual([
    ['answers', 'Zoe can’t come'],
    ['answers', 'Tom is going'],
  ]);
  expect([await unreadOf(tom), await unreadOf(eve)]).toEqual([2, 0]);
});

test('notifications can be marked as read: all, of one trip, of some kinds, or up to a time', async () => {
  const { mia, tom, trip } = await party();
  const other = await plan(mia, { invitees: [tom.email] });
  const tellAll = async () => {
    for (const id of [trip.id, other.id]) {
      await tell(id, 'Mia: hello');
      await tell(id, 'New dates', { kind: 'changes', about: id });
    }
  };
  await tellAll();
  expect((await read(tom, { trip_id: other.id, kinds: ['comments'] })).body).toEqual({ unread: 3 });
  expect((await read(tom, { trip_id: other.id })).body).toEqual({ unread: 2 });
  const oldest = (await bellOf(tom)).notifications.at(-1);
  expect((await read(tom, { until: oldest?.at })).body).toEqual({ unread: 1 });
  expect((await read(tom)).body).toEqual({ unread: 0 });
  expect((await bellOf(tom)).notifications.map((each) => each.read)).toEqual([true, true, true, true]);
  await tellAll();
  expect(await unreadOf(tom)).toBe(4);
});

test('nobody can mark another person’s notifications', async () => {
  const { tom, ann, trip } = await party();
  await tell(trip.id, 'Mia: hello');
  await read(tom);
  expect(await unreadOf(ann)).toBe(1);
});

test.each<[string, (story: Awaited<ReturnType<typeof party>>) => Promise<unknown>]>([
  ['leaves', ({ ann, trip }) => leaveTrip({ viewer: ann.viewer, tripId: trip.id })],
  ['hides', ({ ann, trip }) => setHidden(ann.viewer, trip.id, true)],
  ['is taken off', ({ ann, trip }) => takeOff(trip, ann.email)],
  [
    'blocks the organiser of',
    async ({ mia, ann }) => {
      const other = await plan(mia, { invitees: [ann.email] });
      await blockOrganiser(ann.viewer, other.id);
    },
  ],
])('a trip that the person %s disappears from their bell and its count', async (_, act) => {
  const story = await party();
  await tell(story.trip.id, 'Mia: hello');
  expect(await unreadOf(story.ann)).toBe(1);
  await act(story);
  expect(await bellOf(story.ann)).toEqual({ unread: 0, notifications: [] });
  expect(await unreadOf(story.ann)).toBe(0);
});

test('a person’s bell can’t hold anything of a trip they aren’t on', async () => {
  const { tom } = await party();
  const { id: tripId } = await plan(await person('Grace'));
  const line = { tripId, profileId: tom.viewer.profileId, kind: 'comments', about: tripId } as const;
  await expect(db.notification.create({ data: { ...line, text: 'Grace: where to?' } })).rejects.toThrow(
    'notifications_trip_id_profile_id_fkey',
  );
});

test('a page’s header counts up to a hundred, in the same query as the session', async () => {
  const { tom, trip } = await party();
  const { profileId } = tom.viewer;
  const data = Array.from({ length: 130 }, () => ({
    ...{ profileId, tripId: trip.id, kind: 'comments' as const, about: crypto.randomUUID(), text: 'Hello' },
  }));
  await db.notification.createMany({ data });
  const { result, queries } = await countQueries(() => unreadOf(tom));
  expect(result).toBe(100);
  expect(queries).toHaveLength(1);
  const { unread, notifications } = await bellOf(tom);
  expect([unread, notifications.length]).toEqual([130, 100]);
});

describe('the news of a release', () => {
  const { day } = newestRelease;
  const newsOf = async (as: Person) => {
    const { news, unread } = (await onPage(as)) ?? {};
    return { news, unread };
  };
  const lastRead = (as: Person, newsSeenOn: Date | null) =>
    db.user.update({ where: { id: as.viewer.userId }, data: { newsSeenOn } });

  test.each([
    ['before any release told its news', null],
    ['before this release', dateOf(addDays(day, -1))],
  ])('are on the bell of a person who last looked %s, once', async (_, before) => {
    const { tom, trip } = await party();
    await lastRead(tom, before);
    await tell(trip.id, 'Mia: hello');
    expect(await newsOf(tom)).toEqual({ news: true, unread: 2 });
    // The API's `unread` leaves out the release news, because clients other than our pages use the
    // API too. The page's `unread`, above, counts the news as one notification.
    expect(await bellOf(tom)).toMatchObject({ unread: 1 });
    await read(tom, { trip_id: trip.id });
    expect(await newsOf(tom)).toEqual({ news: true, unread: 1 });
    expect((await read(tom, { news: day })).body).toEqual({ unread: 0 });
    expect(await newsOf(tom)).toEqual({ news: false, unread: 0 });
  });

  test('aren’t shown again by a page that stayed open since an older release', async () => {
    const tom = await person('Tom');
    await read(tom, { news: addDays(day, -7) });
    expect(await newsOf(tom)).toEqual({ news: false, unread: 0 });
  });

  test('aren’t shown to an account that is newer than the release', async () => {
    const ann = await newcomer();
    const profile = { username: ann.userId.slice(0, 30), name: 'Ann', suburb: 'Kedron', postcode: '4031' };
    await call(postProfile, 'POST', { as: ann, body: profile });
    const session = await db.session.findFirstOrThrow({ where: { userId: ann.userId } });
    const token = { sub: ann.userId, sid: session.id, profile: true, until: 0 };
    expect(await livePageAccount(token)).toMatchObject({ news: false, unread: 0 });
  });

  test('are part of the account’s own data', async () => {
    const tom = await person('Tom');
    expect(await exportData(tom.viewer)).toMatchObject({ user: { newsSeenOn: dateOf(day) } });
  });
});

test('needs a signed-in person with a profile, and accepts only known fields', async () => {
  for (const [handler, method] of [
    [GET, 'GET'],
    [markRead, 'POST'],
  ] as const) {
    const body = method === 'POST' ? { body: {} } : {};
    expect((await call(handler, method, body)).status).toBe(401);
    expect((await call(handler, method, { as: await newcomer(), ...body })).status).toBe(403);
  }
  const { tom } = await party();
  for (const [field, value] of [
    ['trip_id', 'nonsense'],
    ['kinds', ['gossip']],
    ['kinds', 'comments'],
    ['until', 'yesterday'],
    ['news', 'yesterday'],
  ] as const) {
    const { status, body } = await read(tom, { [field]: value });
    expect([status, Object.keys((body as unknown as { fields: object }).fields)[0]]).toEqual([
      400,
      expect.stringContaining(field),
    ]);
  }
});
