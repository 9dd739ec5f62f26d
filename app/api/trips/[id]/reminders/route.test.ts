import { GET as openLink } from '@/app/api/invites/[token]/route';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { answerFinding } from '@/lib/trips/fit/answer-finding';
import { getTripFit } from '@/lib/trips/fit/trip-fit';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import type { Person } from '@/tests/factories/people';
import { carOf } from '@/tests/factories/seats';
import { addHouseholds, bringAlong } from '@/tests/factories/trip-households';
import { appoint, inDays, invitationOf, party, toldSince } from '@/tests/factories/trips';
import { deliveredMail, invitationIn } from '@/tests/mail';
import { DELETE as callOff, PATCH as change } from '../route';
import { POST } from './route';

const remind = (id: string, as?: Person, body: unknown = {}) =>
  call<{ reminded: number; fields?: object }>(POST, 'POST', { ...(as && { as }), params: { id }, body });
const waiting = 'Are you coming? Mia would like to know';

test('everybody without an answer gets one mail, with the link of the first', async () => {
  const { mia, tom, ann, zoe, address, trip } = await party();
  expect((await remind(trip.id, mia)).body).toEqual({ reminded: 2 });
  for (const email of [ann.email, address]) expect(await toldSince(email)).toEqual([waiting]);
  for (const email of [mia.email, tom.email, zoe.email]) expect(await toldSince(email)).toEqual([]);
  const tokens = (await deliveredMail(address)).map(invitationIn);
  expect(new Set(tokens).size).toBe(1);
  for (const mail of await deliveredMail(address)) {
    expect(mail.replyTo).toMatchObject([{ address: mia.email }]);
  }
  for (const token of tokens) {
    expect((await call(openLink, 'GET', { params: { token } })).status).toBe(200);
  }
});

test('the mail has the campsite’s answer about pets, and nothing about anybody’s car', async () => {
  const { mia, tom, ann, trip } = await party();
  const site = await siteOf(mia, { shared: true, drivetrain: '4 Wheel Drive' });
  await db.trip.update({ where: { id: trip.id }, data: { campsiteId: site.id } });
  const { profileId } = tom.viewer;
  const dog = await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
  const corolla = await carOf(tom, 'Corolla', { drivetrain: '2 Wheel Drive' });
  await bringAlong(trip, tom, [dog.id], [corolla]);
  const caller = { viewer: mia.viewer, tripId: trip.id };
  for (const { key } of (await getTripFit(caller)) ?? [])
    if (/^(pets|access)/.test(key)) await answerFinding(caller, key, { answer: 'yes', note: 'On a lead' });
  await remind(trip.id, mia);
  const text = (await deliveredMail(ann.email)).at(-1)?.text ?? '';
  expect(text).toContain('Yes, dogs are fine. On a lead.');
  expect(text).toMatch(/Mia, \w+ \d+ \w+/);
  expect(text).not.toContain('Corolla');
});

test('people who have to confirm again are reminded too, in other words', async () => {
  const { mia, tom, trip } = await party();
  const body = { start_date: inDays(40), end_date: inDays(42) };
  await call(change, 'PATCH', { as: mia, params: { id: trip.id }, body });
  expect((await remind(trip.id, mia)).body).toEqual({ reminded: 3 });
  expect(await toldSince(tom.email)).toEqual(['Are you still going? Easter at Bendeela']);
});

test('a single person can be reminded; people who have answered are skipped', async () => {
  const { mia, tom, ann, address, trip } = await party();
  const idOf = async (email: string) => ({ invitee_id: (await invitationOf(trip, email)).id });
  expect((await remind(trip.id, mia, await idOf(ann.email))).body).toEqual({ reminded: 1 });
  expect((await remind(trip.id, mia, await idOf(tom.email))).body).toEqual({ reminded: 0 });
  expect([await toldSince(ann.email), await toldSince(address), await toldSince(tom.email)]).toEqual([
    [waiting],
    [],
    [],
  ]);
});

test('each person is reminded once in 24 hours, however many organisers ask at once', async () => {
  const { mia, tom, ann, trip } = await party();
  await appoint(trip, tom);
  const sent = await Promise.all([mia, tom, mia, tom].map((as) => remind(trip.id, as)));
  expect(sent.map(({ body }) => body.reminded).sort()).toEqual([0, 0, 0, 2]);
  expect(await toldSince(ann.email)).toEqual([waiting]);

  const remindedHoursAgo = (hours: number) =>
    db.invite.updateMany({
      where: { tripId: trip.id },
      data: { remindedAt: new Date(Date.now() - hours * 60 * 60 * 1000) },
    });
  await remindedHoursAgo(23);
  expect((await remind(trip.id, mia)).body).toEqual({ reminded: 0 });
  await remindedHoursAgo(24);
  expect((await remind(trip.id, mia)).body).toEqual({ reminded: 2 });
});

test.each([
  ['signed out', undefined, 401],
  ['a stranger', 'eve', 404],
  ['an invitee', 'tom', 403],
] as const)('nobody else: %s', async (_, who, status) => {
  const { trip, ...people } = await party();
  expect((await remind(trip.id, who && people[who])).status).toBe(status);
  expect(await toldSince(people.ann.email)).toEqual([]);
});

test('an invalid id is bad input; another trip’s id is not found', async () => {
  const [one, other] = [await party(), await party()];
  for (const invitee_id of ['nonsense', 7, ['a'], { not: '' }]) {
    const { status, body } = await remind(one.trip.id, one.mia, { invitee_id });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['invitee_id']]);
  }
  const invitee_id = (await invitationOf(other.trip, other.ann.email)).id;
  expect((await remind(one.trip.id, one.mia, { invitee_id })).status).toBe(404);
  expect(await toldSince(other.ann.email)).toEqual([]);
});

test('nobody is reminded of a trip that was called off', async () => {
  const { mia, trip } = await party();
  await call(callOff, 'DELETE', { as: mia, params: { id: trip.id } });
  expect((await remind(trip.id, mia)).status).toBe(409);
});

test('nobody is reminded of a trip that is over, because there is nothing left to answer', async () => {
  const { mia, ann, trip } = await party();
  const past = { startDate: dateOf(inDays(-4)), endDate: dateOf(inDays(-2)) };
  await db.trip.update({ where: { id: trip.id }, data: past });
  expect(await remind(trip.id, mia)).toMatchObject({ status: 409, body: { error: 'This trip is over.' } });
  expect(await toldSince(ann.email)).toEqual([]);
});

test('costs the same few queries however many are reminded', async () => {
  const cost = async (more: number) => {
    const { mia, trip } = await party();
    const emails = Array.from({ length: more }, (_, index) => `${trip.id}-${index}@example.com`);
    await addHouseholds(
      trip,
      emails.map((email) => ({ email })),
    );
    const { queries, result } = await countQueries(() => remind(trip.id, mia));
    expect(result.body.reminded).toBe(2 + more);
    return queries.length;
  };
  expect(await cost(150)).toBe(await cost(0));
});

describe('people who are going already', () => {
  const comingIn = async (email: string) =>
    (await deliveredMail(email)).at(-1)?.text?.match(/^Coming: .*$/m)?.[0];

  test('are in the reminder by first name, with the number of people', async () => {
    const { mia, address, trip } = await party();
    await remind(trip.id, mia);
    expect(await comingIn(address)).toBe('Coming: Mia and Tom, 2 people so far');
  });

  test('are only a number when the trip shows no names', async () => {
    const { mia, address, trip } = await party();
    await db.trip.update({ where: { id: trip.id }, data: { showsNames: false } });
    await remind(trip.id, mia);
    expect(await comingIn(address)).toBe('Coming: 2 people so far');
  });
});
