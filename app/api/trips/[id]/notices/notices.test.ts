import { createHash, randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { setHidden } from '@/lib/trips/hide-trip';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { declinedWords } from '@/lib/trips/notices/declined-words';
import { findNotices, noticesSql } from '@/lib/trips/notices/find-notices';
import { MAX_NOTICES } from '@/lib/trips/notices/schema';
import { defaultWays } from '@/lib/trips/notification-kinds';
import { saveChoices } from '@/lib/trips/notifications/own-notifications';
import { refuseMails } from '@/lib/trips/notifications/refuse-mails';
import { getTripOverview } from '@/lib/trips/trip-overview';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { answer, family, invited } from '@/tests/factories/guests';
import { readNotices, reword, said, strike, write } from '@/tests/factories/notices';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { addAccount } from '@/tests/factories/trip-households';
import { appoint, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';
import { deliveredMail, headersOf, linkIn } from '@/tests/mail';

/** A trip for tests that look only at a notice of their own. */
let world: Awaited<ReturnType<typeof party>>;

beforeAll(async () => {
  world = await party();
});

/** Reads a person's notifications of a trip, the newest first. */
const bellOf = async ({ viewer }: Person, { id }: { id: string }) => {
  const rows = await db.notification.findMany({
    where: { profileId: viewer.profileId, tripId: id, kind: { not: 'answers' } },
    orderBy: { createdAt: 'desc' },
  });
  return rows.map(({ kind, text }) => `${kind} ${text}`);
};

test('everybody on a trip writes and reads notices, whatever they have answered, the newest last', async () => {
  const { mia, tom, ann, zoe, trip } = await party();
  const first = await write(trip, 'Who has a mallet?', tom);
  expect([first.status, first.body.notice]).toEqual([
    201,
    {
      id: expect.any(String),
      household_id: (await invitationOf(trip, tom.email)).id,
      author: 'Tom',
      text: 'Who has a mallet?',
      announcement: false,
      edited: false,
      own: true,
      created_at: expect.stringMatching(/Z$/),
    },
  ]);
  await write(trip, 'I’ve got one', ann);
  await write(trip, 'Have fun', zoe);
  await write(trip, { text: 'We meet at noon', announcement: true }, mia);
  const all = ['Tom: Who has a mallet?', 'Ann: I’ve got one', 'Zoe: Have fun', 'Mia: We meet at noon'];
  for (const each of [mia, tom, ann, zoe]) expect(await said(trip, each)).toEqual(all);
  const { notices, total } = (await readNotices(trip, ann)).body;
  expect(total).toBe(4);
  expect(notices.map(({ own, announcement }) => [own, announcement])).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [false, true],
  ]);
});

test('the page gets every announcement, the newest messages, and the oldest that its reader hasn’t read', async () => {
  const { mia, tom, ann, trip } = await party();
  const written: string[] = [];
  for (const [text, announcement] of [
    ['Old news', true],
    ['One', false],
    ['Two', false],
    ['Three', false],
    ['News', true],
  ] as const)
    written.push((await write(trip, { text, announcement }, mia)).body.notice.id);
  const [, one, two] = written;
  const boardOf = async (who: Person) => {
    const board = await findNotices({ tripId: trip.id, viewer: who.viewer }, { most: 2, apart: true });
    return [board?.notices.map(({ text }) => text), board?.total, board?.unread];
  };
  const shown = ['Old news', 'Two', 'Three', 'News'];
  expect(await boardOf(mia)).toEqual([shown, 3, null]);
  expect(await boardOf(tom)).toEqual([shown, 3, one]);
  await db.notification.updateMany({
    where: { profileId: ann.viewer.profileId, about: one },
    data: { readAt: new Date() },
  });
  expect(await boardOf(ann)).toEqual([shown, 3, two]);
});

test('only what a household wrote since it said that it can’t come counts as its words', async () => {
  const { mia, tom, zoe, eve, trip } = await party();
  await write(trip, 'Working that weekend.', zoe);
  await write(trip, 'Sorry!', zoe);
  await write(trip, 'See you there', tom);
  await answerTrip(tom.viewer, trip.id, false);
  const { id } = await invitationOf(trip, zoe.email);
  expect(await declinedWords({ tripId: trip.id, viewer: mia.viewer })).toEqual({ [id]: 'Sorry!' });
  expect(await declinedWords({ tripId: trip.id, viewer: eve.viewer })).toEqual({});
});

test('a notice does not exist through another trip', async () => {
  const { tom, eve, trip } = world;
  const { id } = (await write(trip, 'Hello', tom)).body.notice;
  const other = await plan(eve);
  expect((await reword(other, id, 'Hi', eve)).status).toBe(404);
  expect((await strike(other, id, eve)).status).toBe(404);
  expect((await strike(trip, 'nonsense', tom)).status).toBe(404);
  expect(await said(trip, tom)).toContain('Tom: Hello');
});

test('its author changes a notice; its author and organisers delete it', async () => {
  const { mia, tom, ann, trip } = await party();
  await appoint(trip, ann);
  const write3 = async () => (await write(trip, 'Helo', tom)).body.notice.id;
  const [mine, theirs, other] = [await write3(), await write3(), await write3()];
  const changed = await reword(trip, mine, 'Hello', tom);
  expect([changed.status, changed.body.notice]).toMatchObject([
    200,
    { text: 'Hello', edited: true, own: true },
  ]);
  expect((await reword(trip, mine, 'Hello', tom)).status).toBe(200);
  expect((await reword(trip, theirs, 'Helo', tom)).body.notice.edited).toBe(false);
  for (const [id, who] of [
    [mine, tom],
    [theirs, mia],
    [other, ann],
  ] as const)
    expect([(await strike(trip, id, who)).status, (await strike(trip, id, who)).status]).toEqual([200, 404]);
  expect(await said(trip, tom)).toEqual([]);
});

test('notices can be written even once the trip was called off or is over', async () => {
  const { mia, tom, trip } = await party();
  const stays = async () => {
    const { notice } = (await write(trip, 'Thanks all', tom)).body;
    expect((await reword(trip, notice.id, 'Thank you all', tom)).status).toBe(200);
    const announced = { text: 'Photos follow', announcement: true, mail: true };
    expect((await write(trip, announced, mia)).status).toBe(201);
    expect((await strike(trip, notice.id, mia)).status).toBe(200);
  };
  await callOffTrip(mia.viewer, trip.id);
  await stays();
  await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: null } });
  await moveTo(trip, -9, -6);
  await stays();
});

test('a notice is on the others’ bells, which say whether the reader is mentioned by name', async () => {
  const { mia, tom, ann, zoe, trip } = await party();
  await write(trip, 'Hello\r\nall, and @Ann, too', tom);
  expect(await bellOf(mia, trip)).toEqual(['comments Tom: Hello all, and @Ann, too']);
  expect(await bellOf(ann, trip)).toEqual(['comments Tom mentions you: Hello all, and @Ann, too']);
  for (const silent of [tom, zoe]) expect(await bellOf(silent, trip)).toEqual([]);
  await write(trip, { text: 'Noon', announcement: true }, mia);
  expect(await bellOf(tom, trip)).toEqual(['announcements Mia announces: Noon']);
});

test('the overview has the newest announcement that an account hasn’t read, and for a guest that of the week', async () => {
  const { mia, token, trip } = await invited();
  await answer(token, family);
  const tom = await person('Tom');
  await addAccount(trip, tom);
  const household = await db.household.findFirstOrThrow({ where: { tripId: trip.id, profileId: null } });
  const shown = async (caller: Parameters<typeof getTripOverview>[0]) =>
    (await getTripOverview(caller))?.announcement?.text;
  const toTom = () => shown({ tripId: trip.id, viewer: tom.viewer });
  const toGuest = () => shown({ tripId: trip.id, householdId: household.id });
  for (const text of ['Noon', 'Bring wood']) await write(trip, { text, announcement: true }, mia);
  expect([await toTom(), await toGuest()]).toEqual(['Bring wood', 'Bring wood']);
  const where = { tripId: trip.id, text: { contains: 'Bring wood' } };
  await db.notification.updateMany({ where, data: { readAt: new Date() } });
  expect(await toTom()).toBe('Noon');
  await db.$executeRaw`update notices set created_at = now() - interval '8 days' where trip_id = ${trip.id}::uuid`;
  expect([await toTom(), await toGuest()]).toEqual(['Noon', undefined]);
});

test('a bell shows a notice’s current text, without ringing again, and nothing of a deleted one', async () => {
  const { mia, tom, ann, trip } = await party();
  const { id } = (await write(trip, '@Ann, a mallet?', tom)).body.notice;
  await db.notification.updateMany({ where: { tripId: trip.id }, data: { readAt: new Date() } });
  await reword(trip, id, '@Mia, a hammer?', tom);
  expect(await bellOf(mia, trip)).toEqual(['comments Tom mentions you: @Mia, a hammer?']);
  expect(await bellOf(ann, trip)).toEqual(['comments Tom: @Mia, a hammer?']);
  expect(await db.notification.count({ where: { tripId: trip.id, readAt: null } })).toBe(0);
  await strike(trip, id, mia);
  for (const each of [mia, ann]) expect(await bellOf(each, trip)).toEqual([]);
});

test('the notices of a person who is removed from a trip are deleted', async () => {
  const { mia, tom, trip } = await party();
  await write(trip, 'Hello', tom);
  await write(trip, 'Bye', mia);
  await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, tom.email)).id);
  expect(await said(trip, mia)).toEqual(['Mia: Bye']);
  expect((await write(trip, 'Hello?', tom)).status).toBe(404);
});

test('a person who is removed while writing leaves nothing behind', async () => {
  const { mia, tom, trip } = await party();
  const { id } = await invitationOf(trip, tom.email);
  const writing = Array.from({ length: 5 }, () => write(trip, 'Hello', tom));
  await Promise.all([...writing, removeInvitee(mia.viewer, trip.id, id), write(trip, 'Bye', mia)]);
  expect(await said(trip, mia)).toEqual(['Mia: Bye']);
  expect(await db.notification.count({ where: { tripId: trip.id, kind: 'comments' } })).toBe(1);
});

test.each([
  '<script>alert(1)</script> & <b>bold</b>',
  'javascript:alert(1) data:text/html,x',
  'one\r\ntwo\n\nthree',
  '🏕️'.repeat(700),
  'x'.repeat(2000),
])('%s is kept as plain text', async (text) => {
  const { mia, trip } = world;
  const { notice } = (await write(trip, text, mia)).body;
  expect(notice.text).toBe(text);
  expect((await readNotices(trip, mia)).body.notices).toContainEqual(notice);
});

test('bad input is refused at its field, and only an announcement is mailed', async () => {
  const { mia, trip } = world;
  const before = await said(trip, mia);
  for (const [body, field] of [
    [{ text: ' ' }, 'text'],
    [{ text: 'Hi', mail: true }, 'mail'],
  ] as const) {
    const { status, body: refused } = await write(trip, body, mia);
    expect([status, Object.keys(refused.fields ?? {})]).toEqual([400, [field]]);
  }
  expect(await said(trip, mia)).toEqual(before);
});

test('the newest 200 come first, then those before them, and 2,000 are the most', async () => {
  const { mia } = world;
  const trip = await plan(mia);
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  const row = (index: number) => ({
    tripId: trip.id,
    householdId: trip.id,
    text: `Notice ${index}`,
    createdAt: at(index),
  });
  await db.notice.createMany({ data: Array.from({ length: MAX_NOTICES - 1 }, (_, index) => row(index)) });
  const { notices, total } = (await readNotices(trip, mia)).body;
  expect([total, notices.length, notices.at(-1)?.text]).toEqual([1999, 200, 'Notice 1998']);
  const older = (await readNotices(trip, mia, { before: notices[0]?.id ?? '' })).body.notices;
  expect([older[0]?.text, older.at(-1)?.text]).toEqual(['Notice 1599', 'Notice 1798']);
  expect((await readNotices(trip, mia, { before: randomUUID() })).body.notices).toEqual([]);
  const other = (await write(await plan(mia), 'Hello', mia)).body.notice.id;
  expect((await readNotices(trip, mia, { before: other })).body.notices).toEqual([]);
  expect((await readNotices(trip, mia, { before: 'nonsense' })).status).toBe(400);
  expect((await write(trip, 'One more', mia)).status).toBe(201);
  expect((await write(trip, 'And one', mia)).status).toBe(409);
});

test('a person writes at most sixty notices an hour', async () => {
  const { tom, mia, trip } = await party();
  const tries = await Promise.all(Array.from({ length: 63 }, () => write(trip, 'Hello', tom)));
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(3);
  expect((await write(trip, 'Hello', mia)).status).toBe(201);
});

test('many people and notices take as many queries as none', async () => {
  const { mia } = world;
  const trip = await plan(mia);
  const asked = async () => (await countQueries(() => readNotices(trip, mia))).queries.length;
  const before = await asked();
  expect(before).toBe(2);
  const more = await Promise.all(Array.from({ length: 5 }, () => person('Sam')));
  for (const who of more) {
    const id = await addAccount(trip, who);
    await db.notice.create({ data: { tripId: trip.id, householdId: id, text: 'Hello' } });
  }
  expect(await asked()).toBe(before);
});

describe('mails of announcements', () => {
  const noon = { text: 'We meet at noon.\r\nBring wood.', announcement: true, mail: true };
  const announced = async (email: string) =>
    (await deliveredMail(email)).filter(({ subject }) => subject?.includes(' on Easter at Bendeela: '));

  test('an announcement is mailed at once to everybody on the trip, each with their own link', async () => {
    const { mia, tom, ann, zoe, address, trip } = await party();
    await write(trip, { ...noon, mail: false }, mia);
    expect((await write(trip, noon, mia)).status).toBe(201);
    for (const each of [mia, zoe]) expect(await announced(each.email)).toEqual([]);
    for (const email of [tom.email, ann.email, address]) {
      const [mail, ...more] = await announced(email);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Mia on Easter at Bendeela: We meet at noon. Bring wood.');
      expect(mail?.replyTo).toMatchObject([{ address: mia.email }]);
      expect(mail?.text).toContain('Mia writes to everybody');
      expect(mail && headersOf(mail)['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      const path = email === address ? '/invite/' : `/trip/${trip.id}/notices`;
      expect(linkIn(mail, path)).toBeTruthy();
    }
  });

  test('people who turned announcements by mail off get none, and the form knows how many get one', async () => {
    const { mia, tom, ann, address, trip } = await party();
    const quiet = { ...defaultWays.announcements, mail: false };
    await saveChoices(tom.viewer, { ...defaultWays, announcements: quiet });
    await setHidden(ann.viewer, trip.id, true);
    await write(trip, noon, mia);
    for (const each of [tom, ann]) expect(await announced(each.email)).toEqual([]);
    expect(await announced(address)).toHaveLength(1);
    await refuseMails({ email: address, kind: 'announcements' });
    await write(trip, noon, mia);
    expect(await announced(address)).toHaveLength(1);
    expect(await db.notification.count({ where: { tripId: trip.id, profileId: tom.viewer.profileId } })).toBe(
      2,
    );
  });

  test('a co-organiser’s announcement is mailed to the organiser too, and replies go to the organiser', async () => {
    const { mia, tom, ann, trip } = await party();
    await appoint(trip, ann);
    await write(trip, noon, ann);
    expect(await announced(ann.email)).toEqual([]);
    for (const each of [mia, tom]) {
      const [mail] = await announced(each.email);
      expect(mail?.subject).toContain('Ann on Easter at Bendeela');
      expect(mail?.replyTo?.map(({ address }) => address)).toEqual(each === tom ? [mia.email] : undefined);
    }
  });

  test('HTML and line breaks are plain text in the mail, in subject and body, and a typed address gets none', async () => {
    const { mia, tom, trip } = await party();
    const typed = uniqueEmail('typed');
    await write(
      trip,
      { ...noon, text: `<b>x</b>\r\nBcc: eve@example.com\njavascript:alert(1) @${typed}` },
      mia,
    );
    const [mail] = await announced(tom.email);
    expect(mail?.subject).toBe(
      `Mia on Easter at Bendeela: <b>x</b> Bcc: eve@example.com javascript:alert(1) @${typed}`,
    );
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.html).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(mail?.html).not.toMatch(/href="javascript/);
    expect(await deliveredMail(typed)).toEqual([]);
  });

  test('the mails count towards their author’s daily limit, and nothing is saved when they exceed it', async () => {
    const { mia, tom, trip } = await party();
    const key = `mails:${createHash('sha256').update(mia.viewer.userId).digest('base64url')}`;
    const used = async () => {
      const [row] = await db.$queryRaw<{ points: number }[]>`
      select points::int from rate_limits where key = ${key}`;
      return row?.points ?? 0;
    };
    const before = await used();
    await write(trip, noon, mia);
    expect((await used()) - before).toBe(3);
    await db.$executeRaw`update rate_limits set points = 499 where key = ${key}`;
    expect((await write(trip, noon, mia)).status).toBe(429);
    expect((await readNotices(trip, tom)).body.total).toBe(1);
    expect(await used()).toBe(499);
  });
});

test('notices, also those before a given one, are found by indexes, for every kind of caller', async () => {
  const { mia, tom, ann, trip } = world;
  const { id: householdId } = await invitationOf(trip, ann.email);
  for (const caller of [{ viewer: mia.viewer }, { viewer: tom.viewer }, { householdId }]) {
    for (const part of [{}, { before: randomUUID() }, { apart: true }]) {
      const rows = await db.$transaction(async (tx) => {
        await tx.$executeRaw`set local enable_seqscan = off`;
        const sql = noticesSql({ tripId: trip.id, ...caller }, part);
        return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${sql}`);
      });
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan');
      expect(plan).toContain('notices_trip_id_household_id_idx');
    }
  }
});

test('a malformed id is not a trip', async () => {
  const { mia } = world;
  expect(await findNotices({ tripId: 'nonsense', viewer: mia.viewer })).toBeNull();
});

test('the overview reads the days for everybody who may come, and the newest message even of a trip that is called off', async () => {
  const { mia, tom, ann, trip } = await party();
  await answerTrip(ann.viewer, trip.id, false);
  await write(trip, { text: 'Bring wood' }, tom);
  const shown = async ({ viewer }: Person) => {
    const { camp, message } = (await getTripOverview({ tripId: trip.id, viewer })) ?? {};
    return [camp !== null, message?.text];
  };
  expect(await Promise.all([mia, ann].map(shown))).toEqual([
    [true, 'Bring wood'],
    [false, 'Bring wood'],
  ]);
  await callOffTrip(mia.viewer, trip.id);
  expect(await shown(mia)).toEqual([false, 'Bring wood']);
});
