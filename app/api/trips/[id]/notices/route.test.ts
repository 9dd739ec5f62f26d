import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { MAX_NOTICES } from '@/lib/trips/notices/limits';
import { countQueries } from '@/tests/count-queries';
import { readNotices, reword, said, strike, write } from '@/tests/factories/notices';
import { type Person, person } from '@/tests/factories/people';
import { addAccount } from '@/tests/factories/trip-households';
import { appoint, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';

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
      ...{ author: 'Tom', text: 'Who has a mallet?', announcement: false, edited: false, own: true },
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

test('a trip’s notices don’t exist for strangers, nor through another trip', async () => {
  const { tom, eve, trip } = await party();
  const { id } = (await write(trip, 'Hello', tom)).body.notice;
  for (const [as, status] of [
    [undefined, 401],
    [eve, 404],
  ] as const) {
    expect((await readNotices(trip, as)).status).toBe(status);
    for (const body of [
      'Hi',
      { text: 'Hi', announcement: true },
      { text: 'Hi', announcement: true, mail: true },
    ])
      expect((await write(trip, body, as)).status).toBe(status);
    expect((await reword(trip, id, 'Hi', as)).status).toBe(status);
    expect((await strike(trip, id, as)).status).toBe(status);
  }
  const other = await party();
  expect((await reword(other.trip, id, 'Hi', other.mia)).status).toBe(404);
  expect((await strike(other.trip, id, other.mia)).status).toBe(404);
  expect((await strike(trip, 'nonsense', tom)).status).toBe(404);
  expect(await said(trip, tom)).toEqual(['Tom: Hello']);
});

test('only organisers announce', async () => {
  const { mia, tom, ann, trip } = await party();
  const announcement = { text: 'We meet at noon', announcement: true };
  for (const body of [announcement, { ...announcement, mail: true }])
    expect((await write(trip, body, tom)).status).toBe(403);
  await appoint(trip, ann);
  for (const each of [mia, ann]) expect((await write(trip, announcement, each)).status).toBe(201);
  expect(await said(trip, tom)).toEqual(['Mia: We meet at noon', 'Ann: We meet at noon']);
});

test('only its author changes a notice; its author and organisers delete it', async () => {
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
  for (const each of [mia, ann]) expect((await reword(trip, mine, 'Nonsense', each)).status).toBe(403);
  const zoes = (await write(trip, 'Bye', mia)).body.notice.id;
  expect((await strike(trip, zoes, tom)).status).toBe(403);
  for (const [id, who] of [
    [mine, tom],
    [theirs, mia],
    [other, ann],
  ] as const)
    expect([(await strike(trip, id, who)).status, (await strike(trip, id, who)).status]).toEqual([200, 404]);
  expect(await said(trip, tom)).toEqual(['Mia: Bye']);
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

test.each<[string, unknown, string]>([
  ['nothing', {}, 'text'],
  ['an empty text', { text: '' }, 'text'],
  ['blanks alone', { text: ' \n\u200b ' }, 'text'],
  ['a number', { text: 7 }, 'text'],
  ['2,001 letters', { text: 'x'.repeat(2001) }, 'text'],
  ['5,000 emoji', { text: '🏕️'.repeat(5000) }, 'text'],
  ['half a sign', { text: '\ud83c' }, 'text'],
  ['NUL', { text: 'a\0b' }, 'text'],
  ['a comment to be mailed', { text: 'Hi', mail: true }, 'mail'],
  ['yes as a word', { text: 'Hi', announcement: 'yes' }, 'announcement'],
])('%s is no notice', async (_, body, field) => {
  const { mia, trip } = await party();
  const { status, body: refused } = await write(trip, body, mia);
  expect([status, Object.keys(refused.fields ?? {})]).toEqual([400, [field]]);
  expect(await said(trip, mia)).toEqual([]);
});

test.each([
  '<script>alert(1)</script> & <b>bold</b>',
  'javascript:alert(1) data:text/html,x',
  'one\r\ntwo\n\nthree',
  '🏕️'.repeat(700),
  'x'.repeat(2000),
])('%s is kept as plain text', async (text) => {
  const { mia, trip } = await party();
  expect((await write(trip, text, mia)).body.notice.text).toBe(text);
  expect((await readNotices(trip, mia)).body.notices[0]?.text).toBe(text);
});

test('the newest 200 come first, then those before them, and 2,000 are the most', async () => {
  const { mia, trip } = await party();
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  const row = (index: number) => ({
    ...{ tripId: trip.id, householdId: trip.id, text: `Notice ${index}`, createdAt: at(index) },
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
  const { mia, trip } = await party();
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
