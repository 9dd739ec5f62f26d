import { addDays } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { changeTrip } from '@/lib/trips/change-trip';
import type { Vote } from '@/lib/trips/vote/schema';
import { call } from '@/tests/call';
import { type Person, person } from '@/tests/factories/people';
import { inDays, invitedToken, party, plan } from '@/tests/factories/trips';
import { openedVote, otherDates, sayAs, sayByLink } from '@/tests/factories/votes';
import { POST as decide } from './decision/route';
import { GET, PATCH, POST } from './route';

type Answer = { vote: Vote | null; error?: string; fields?: Record<string, string> };
const read = (id: string, as: Person) => call<Answer>(GET, 'GET', { as, params: { id } });
const open = (id: string, as: Person, body: object) =>
  call<Answer>(POST, 'POST', { as, params: { id }, body: { ...otherDates(), ...body } });
const change = (id: string, as: Person, body: object) =>
  call<Answer>(PATCH, 'PATCH', { as, params: { id }, body });

/** Moves the last day to vote to yesterday. */
const pass = (tripId: string) =>
  db.vote.update({ where: { tripId }, data: { closesOn: new Date(inDays(-1)) } });

test('an organiser sets the last day to vote when opening the vote or later, and can remove it', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia);
  const opened = await open(trip.id, mia, { closes_on: inDays(10) });
  expect([opened.status, opened.body.vote?.closes_on, opened.body.vote?.ended]).toEqual([
    201,
    inDays(10),
    false,
  ]);
  expect((await change(trip.id, mia, { closes_on: inDays(0) })).body.vote?.closes_on).toBe(inDays(0));
  expect((await change(trip.id, mia, { dates: [] })).body.vote?.closes_on).toBe(inDays(0));
  expect((await change(trip.id, mia, { closes_on: '' })).body.vote?.closes_on).toBeNull();
});

test.each<[string, string, RegExp]>([
  ['in the past', inDays(-1), /can’t be in the past/],
  ['the first day on offer', inDays(14), /before the first dates on offer: on .+ at the latest/],
  ['after the trip', inDays(60), /before the first dates on offer/],
  ['no day', '2027-02-30', /./],
])('a last day that is %s is refused, when opening the vote and later', async (_, closes_on, words) => {
  const mia = await person('Mia');
  const trip = await plan(mia);
  const refused = async (tried: ReturnType<typeof open>) => {
    const { status, body } = await tried;
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['closes_on']]);
    expect(body.error).toMatch(words);
  };
  await refused(open(trip.id, mia, { closes_on }));
  expect(await db.vote.count({ where: { tripId: trip.id } })).toBe(0);
  await openedVote(mia, trip);
  await refused(change(trip.id, mia, { closes_on }));
});

test('no last day is possible when the first dates on offer begin today', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia, { start_date: inDays(0), end_date: inDays(3) });
  const { status, body } = await open(trip.id, mia, { closes_on: inDays(0) });
  expect([status, body.error]).toEqual([400, expect.stringMatching(/no day left to vote on/)]);
});

test('dates that begin before the last day to vote are refused, except with an earlier last day', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia);
  await open(trip.id, mia, { closes_on: inDays(10) });
  const dates = [{ start_date: inDays(8), end_date: inDays(9) }];
  const refused = await change(trip.id, mia, { dates });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['dates']]);
  expect((await change(trip.id, mia, { dates, closes_on: inDays(7) })).status).toBe(200);
});

test('after the last day answers are refused, a guest’s too, until a later day is set', async () => {
  const { mia, tom, address, trip } = await party();
  const vote = await openedVote(mia, trip, { ...otherDates(), closes_on: inDays(2) });
  const [, option] = vote.options;
  expect((await sayAs(tom, trip, [option, 'yes'])).status).toBe(200);
  await pass(trip.id);
  expect((await read(trip.id, tom)).body.vote).toMatchObject({ open: true, ended: true });
  const words = 'Voting has ended. The organiser decides now, or sets a later last day.';
  const token = await invitedToken(address);
  for (const late of [await sayAs(tom, trip, [option, 'no']), await sayByLink(token, [option, 'yes'])])
    expect(late).toMatchObject({ status: 409, body: { error: words } });
  expect((await change(trip.id, mia, { closes_on: inDays(3) })).body.vote?.ended).toBe(false);
  expect((await sayAs(tom, trip, [option, 'no'])).status).toBe(200);
});

test('a vote that has ended can still be decided', async () => {
  const { mia, trip } = await party();
  const vote = await openedVote(mia, trip, { ...otherDates(), closes_on: inDays(2) });
  await pass(trip.id);
  const body = { dates_option_id: vote.options[1]?.id };
  expect((await call(decide, 'POST', { as: mia, params: { id: trip.id }, body })).status).toBe(200);
  expect((await read(trip.id, mia)).body.vote).toMatchObject({ open: false, ended: false });
});

test('a trip that is moved before the last day to vote ends the vote the day before', async () => {
  const { mia, trip } = await party();
  await openedVote(mia, trip, { ...otherDates(), closes_on: inDays(10) });
  await changeTrip(mia.viewer, trip.id, { start_date: inDays(6), end_date: inDays(8) });
  expect((await read(trip.id, mia)).body.vote?.closes_on).toBe(addDays(inDays(6), -1));
});
