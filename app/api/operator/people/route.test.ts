import { randomUUID } from 'node:crypto';
import { v7 as uuid7 } from 'uuid';
import { dateOf } from '@/lib/dates';
import { findPeople } from '@/lib/operator/people/find-people';
import type { JudgedPerson } from '@/lib/operator/people/schema';
import { countWaiting } from '@/lib/operator/waiting';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { suspend } from '@/tests/factories/judgements';
import { operator } from '@/tests/factories/operators';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { inDays, tripRow } from '@/tests/factories/trips';
import { GET } from './route';

interface Found {
  people: JudgedPerson[];
  fields?: Record<string, string>;
}

const ask = async (query?: string) =>
  call<Found>(GET, 'GET', { as: await operator(), query: query === undefined ? {} : { query } });
const idsOf = (people: JudgedPerson[]) => people.map(({ id }) => id);
const idOf = ({ viewer }: Person) => viewer.userId;
const daysAgo = (days: number) =>
  dateOf(new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10) as never);

describe('a person is found', () => {
  test('by their address or its beginning, in any case', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    for (const query of [mia.email, mia.email.toUpperCase(), mia.email.slice(0, -6).toUpperCase()])
      expect(idsOf((await ask(query)).body.people)).toEqual([idOf(mia)]);
    expect(idsOf((await ask(`  ${tom.email} `)).body.people)).toEqual([idOf(tom)]);
  });

  test('by their name or its beginning, in any case, and not by its middle', async () => {
    const name = `Zoë ${randomUUID().slice(0, 8)}`;
    const zoe = await person(name, { email: `${randomUUID()}@example.com` });
    for (const query of [name, name.toUpperCase(), name.slice(0, -2)])
      expect(idsOf((await ask(query)).body.people)).toEqual([idOf(zoe)]);
    expect((await ask(name.slice(1))).body.people).toEqual([]);
  });

  test('characters that LIKE treats as wildcards are matched literally', async () => {
    const mia = await person('Mia');
    for (const query of ['%%', '__', `${mia.email.slice(0, 6)}%`])
      expect((await ask(query)).body.people).toEqual([]);
  });

  test('without a profile too', async () => {
    const { email, userId } = await newcomer();
    expect((await ask(email)).body.people).toMatchObject([{ id: userId, email, name: email, trips: 0 }]);
  });

  test('the exact address comes before addresses that begin with it', async () => {
    const email = `${randomUUID()}@example.co`;
    const short = await person('Mia', { email });
    const long = await person('Mia', { email: `${email}m` });
    expect(idsOf((await ask(email)).body.people)).toEqual([idOf(short), idOf(long)]);
  });

  test('at most 20, by texts of 2 to 100 characters', async () => {
    const start = randomUUID().slice(0, 8);
    const emails = Array.from({ length: 23 }, (_, at) => `${start}${at}@example.com`);
    await db.user.createMany({ data: emails.map((email) => ({ id: uuid7(), email })) });
    expect((await ask(start)).body.people).toHaveLength(20);
    for (const query of ['x', 'x'.repeat(101), '']) {
      const refused = await ask(query);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['query']]);
    }
    expect((await ask('x'.repeat(100))).status).toBe(200);
  });
});

test('the counts that help to judge a person are shown, and nothing of their trips', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { profileId, userId } = mia.viewer;
  const trip = {
    name: 'Secret',
    locationName: 'Bend',
    startDate: dateOf(inDays(5)),
    endDate: dateOf(inDays(6)),
  };
  for (const who of [profileId, profileId, tom.viewer.profileId]) await tripRow(who, trip);
  const tally = (days: number, sent: number, refused: number) => ({
    ...{ senderId: profileId, day: daysAgo(days), sent, refused },
  });
  await db.mailTally.createMany({ data: [tally(0, 5, 2), tally(29, 3, 1), tally(30, 100, 100)] });
  await db.invitationReport.createMany({
    data: [profileId, profileId, profileId, tom.viewer.profileId].map((senderId) => ({
      ...{ inviteId: uuid7(), senderId },
    })),
  });
  const { createdAt } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const [found] = (await ask(mia.email)).body.people;
  expect({ ...found, since: new Date(found?.since ?? '') }).toEqual({
    ...{ id: userId, email: mia.email, name: 'Mia', since: createdAt },
    ...{ trips: 2, mails: 8, refused: 3, reports: 3 },
    ...{ suspended: false, suspended_for: null, muted: false, paused: null },
  });
});

test('without a search suspended, muted and paused people are listed: paused first, then the newest', async () => {
  await db.user.updateMany({
    data: {
      ...{ suspendedAt: null, suspendedFor: null, reportsMutedAt: null },
      ...{ sendingPausedAt: null, sendingPausedFor: null },
    },
  });
  const [mia, tom, sam, ida] = [
    await person('Mia'),
    await person('Tom'),
    await person('Sam'),
    await person('Ida'),
  ];
  const change = (who: Person, data: object) => db.user.update({ where: { id: idOf(who) }, data });
  const hourAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await change(tom, { reportsMutedAt: hourAgo(1) });
  await change(sam, { sendingPausedAt: hourAgo(5), sendingPausedFor: 'refusals' });
  await change(ida, { suspendedAt: hourAgo(2), suspendedFor: 'Spam' });
  const { people } = (await ask()).body;
  expect(people.map(({ id, suspended_for, muted, paused }) => [id, suspended_for, muted, paused])).toEqual([
    [idOf(sam), null, false, 'refusals'],
    [idOf(tom), null, true, null],
    [idOf(ida), 'Spam', false, null],
  ]);
  // Sam is suspended now, so he isn't listed first any more: a suspended sender needs no decision
  // about the pause.
  await change(sam, { suspendedAt: hourAgo(4), suspendedFor: 'Spam' });
  await suspend(mia);
  expect(idsOf(await findPeople())).toEqual([idOf(mia), idOf(tom), idOf(ida), idOf(sam)]);
});

test('one query finds the people, whatever their number', async () => {
  await person('Mia');
  const { queries, result } = await countQueries(() => findPeople('mi'));
  expect(result.length).toBeGreaterThan(1);
  expect(queries).toHaveLength(1);
});

test('paused senders wait at the desk until they are resumed or suspended', async () => {
  const waiting = async () => (await countWaiting()).people;
  const [before, { viewer }] = [await waiting(), await person('Spammer')];
  const where = { id: viewer.userId };
  await db.user.update({ where, data: { sendingPausedAt: new Date(), sendingPausedFor: 'reports' } });
  expect(await waiting()).toBe(before + 1);
  await db.user.update({ where, data: { suspendedAt: new Date(), suspendedFor: 'Advertises' } });
  expect(await waiting()).toBe(before);
});

test('the list of judged people reads an index of these people, and not all accounts', async () => {
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>`
      explain select id from users u
      where u.suspended_at is not null or u.reports_muted_at is not null or u.sending_paused_at is not null`;
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_judged_idx');
});
