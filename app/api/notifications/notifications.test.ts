import { POST as postProfile } from '@/app/api/profile/route';
import { addDays, dateOf } from '@/lib/dates';
import { exportData } from '@/lib/own-data/export-data';
import { newestRelease } from '@/lib/releases';
import { livePageAccount } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { setHidden } from '@/lib/trips/hide-trip';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { notificationKinds } from '@/lib/trips/notification-kinds';
import { notify, type TripEvent } from '@/lib/trips/notifications/notify';
import { notificationsSql } from '@/lib/trips/notifications/own-notifications';
import type { Notifications } from '@/lib/trips/notifications/schema';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { takeOff } from '@/tests/factories/trip-households';
import { appoint, invitationOf, party, plan } from '@/tests/factories/trips';
import { POST as markRead } from './read/route';
import { GET } from './route';

/** A trip for tests that change nothing of it. */
let world: Awaited<ReturnType<typeof party>>;

beforeAll(async () => {
  world = await party();
});

describe('a person’s bell', () => {
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
          kind: 'comments',
          leads_to: null,
          trip_id: trip.id,
          trip_name: 'Easter at Bendeela',
          called: 'Easter at Bendeela',
          text: 'Mia: hello',
          at: expect.stringMatching(/^\d{4}-.*Z$/),
          read: false,
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

  test('one’s own notifications can be marked as read: all, of one trip, of some kinds, or up to a time', async () => {
    const { mia, tom, ann, trip } = await party();
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
    expect(await unreadOf(ann)).toBe(2);
    expect((await bellOf(tom)).notifications.map((each) => each.read)).toEqual([true, true, true, true]);
    await tellAll();
    expect(await unreadOf(tom)).toBe(4);
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
    const { tom } = world;
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
      profileId,
      tripId: trip.id,
      kind: 'comments' as const,
      about: crypto.randomUUID(),
      text: 'Hello',
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

  test('bad input is refused at its field', async () => {
    const { tom } = world;
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
});

describe('who is notified', () => {
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

  test('everybody is notified except the author, people not going, people without an account, and who leaves after that', async () => {
    const { tom, trip } = await party();
    await told(trip.id, 'everyone');
    expect(await namesTold(trip.id)).toEqual(['Ann', 'Tom']);
    await takeOff(trip, tom.email);
    expect(await namesTold(trip.id)).toEqual(['Ann']);
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
    const { tom, trip } = world;
    await told(trip.id, 'everyone', { text: `Mia moved the trip to ${'🏕️'.repeat(400)}` });
    const [bell] = await db.notification.findMany({
      where: { tripId: trip.id, profileId: tom.viewer.profileId },
    });
    expect(bell?.text).toMatch(/^Mia moved the trip to 🏕️.*🏕️…$/u);
  });

  test('the database has all kinds of notifications', async () => {
    const rows = await db.$queryRaw<{ kind: string }[]>`
    select unnest(enum_range(null::notification_kind))::text kind`;
    expect(rows.map(({ kind }) => kind)).toEqual([...notificationKinds]);
  });
});

test('a bell’s notifications are found by indexes', async () => {
  const { tom } = world;
  const rows = await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${notificationsSql(tom.viewer)}`);
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(/notifications_(profile_id|unread)/);
});
