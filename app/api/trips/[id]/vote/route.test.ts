import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import type { NewVote, Vote } from '@/lib/trips/vote/schema';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { appoint, inDays, moveTo, party, plan } from '@/tests/factories/trips';
import { openedVote, otherDates, sayAs } from '@/tests/factories/votes';
import { DELETE, GET, PATCH, POST } from './route';

type Answer = { vote: Vote | null; error?: string; fields?: Record<string, string> };
const params = { id: '' };
const open = (id: string, as?: Person, body: object = otherDates(), headers = {}) =>
  call<Answer>(POST, 'POST', { ...(as && { as }), params: { ...params, id }, body, headers });
const read = (id: string, as?: Person) => call<Answer>(GET, 'GET', { ...(as && { as }), params: { id } });
const change = (id: string, as: Person | undefined, body: object) =>
  call<Answer>(PATCH, 'PATCH', { ...(as && { as }), params: { id }, body });
const end = (id: string, as?: Person) =>
  call<Answer>(DELETE, 'DELETE', { ...(as && { as }), params: { id } });

const namesOf = (vote: Vote | null | undefined, kind: 'dates' | 'site') =>
  vote?.options.filter((option) => option.kind === kind).map(({ name, start_date }) => name ?? start_date);
const day = (days: number, last = days + 2) => ({ start_date: inDays(days), end_date: inDays(last) });

test('a vote begins with the trip’s own dates and campsite; duplicates become one option', async () => {
  const mia = await person('Mia');
  const [flat, river] = [
    await siteOf(mia, { shared: true }),
    await siteOf(mia, { name: 'River', shared: true }),
  ];
  const trip = await plan(mia, { location_id: flat.id });
  const own = { start_date: trip.start_date, end_date: trip.end_date };
  const body: NewVote = { dates: [day(30), own, day(30)], location_ids: [river.id, flat.id, river.id] };
  const opened = await open(trip.id, mia, body);
  expect(opened.status).toBe(201);
  expect(opened.body.vote).toMatchObject({ open: true });
  expect(namesOf(opened.body.vote, 'dates')).toEqual([trip.start_date, inDays(30)]);
  expect(namesOf(opened.body.vote, 'site')).toEqual(['Riverside flat', 'River']);
  expect((await read(trip.id, mia)).body).toEqual(opened.body);
});

test('organisers open, change and end a vote; everybody on the trip sees it, and strangers don’t', async () => {
  const { mia, tom, ann, eve, trip } = await party();
  const tries = (as?: Person) =>
    Promise.all([
      open(trip.id, as),
      change(trip.id, as, otherDates()),
      end(trip.id, as),
      read(trip.id, as),
    ]).then((all) => all.map(({ status }) => status));
  expect(await tries()).toEqual([401, 401, 401, 401]);
  expect(await tries(eve)).toEqual([404, 404, 404, 404]);
  expect(await tries(ann)).toEqual([403, 403, 403, 200]);
  expect((await read(trip.id, mia)).body).toEqual({ vote: null });
  await appoint(trip, tom);
  const opened = await open(trip.id, tom);
  expect(opened.status).toBe(201);
  expect((await read(trip.id, ann)).body.vote?.options).toHaveLength(4);
  expect((await end(trip.id, mia)).body).toEqual({ vote: null });
  expect(await db.vote.count({ where: { tripId: trip.id } })).toBe(0);
});

test('a trip has one vote at a time, even when two open one at once; a repeated request opens no second', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia);
  const both = await Promise.all([open(trip.id, mia), open(trip.id, mia)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await open(trip.id, mia)).status).toBe(409);
});

const twelve = Array.from({ length: 12 }, (_, index) => day(20 + index));

test.each<[string, () => object, string]>([
  ['days that have passed', () => ({ dates: [day(-5)] }), 'dates'],
  ['days that end before they begin', () => ({ dates: [day(30, 29)] }), 'dates'],
  ['days that last too long', () => ({ dates: [day(30, 300)] }), 'dates'],
  [
    'days that don’t exist',
    () => ({ dates: [{ start_date: '2027-02-30', end_date: '2027-03-02' }] }),
    'dates',
  ],
  ['nothing to choose', () => ({ dates: [], location_ids: [] }), 'dates'],
  ['only what the trip has already', () => ({ dates: [day(14, 17)] }), 'dates'],
  ['too many dates', () => ({ dates: twelve.slice(0, 10) }), 'dates'],
  ['far too many', () => ({ dates: [...twelve, ...twelve] }), 'dates'],
  ['no list', () => ({ dates: 'soon' }), 'dates'],
])('%s is refused', async (_, body, field) => {
  const mia = await person('Mia');
  const trip = await plan(mia);
  const { status, body: answer } = await open(trip.id, mia, body());
  expect([status, Object.keys(answer.fields ?? {})[0]?.split('.')[0]]).toEqual([400, field]);
});

test('a vote has at most ten dates and five campsites, including the trip’s own', async () => {
  const mia = await person('Mia');
  const sites = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => siteOf(mia, { name: `Site ${n}`, shared: true })),
  );
  const trip = await plan(mia);
  const ids = sites.map(({ id }) => id);
  expect((await open(trip.id, mia, { location_ids: ids })).status).toBe(400);
  const opened = await open(trip.id, mia, { dates: twelve.slice(0, 9), location_ids: ids.slice(0, 4) });
  expect([opened.status, opened.body.vote?.options.length]).toEqual([201, 15]);
});

test('a campsite must be one that its organiser may use: another person’s private one does not exist', async () => {
  const { mia, tom, trip } = await party();
  const [others, own, toms] = [await siteOf(await person('Eve')), await siteOf(mia), await siteOf(tom)];
  await appoint(trip, tom);
  for (const id of [others.id, 'nothing', '0191e0e0-0000-7000-8000-000000000000'])
    expect((await open(trip.id, mia, { location_ids: [id] })).status).toBe(404);
  expect((await open(trip.id, tom, { location_ids: [own.id] })).status).toBe(404);
  expect((await open(trip.id, tom, { location_ids: [toms.id] })).status).toBe(400);
  expect((await open(trip.id, mia, { location_ids: [own.id] })).status).toBe(201);
});

test('voters see only the name and the suburb of a private campsite', async () => {
  const { mia, tom, trip } = await party();
  const secret = await siteOf(mia, { name: 'Gran’s paddock', drivetrain: '4 Wheel Drive' });
  await db.campsite.update({ where: { id: secret.id }, data: { locality: 'Morningside' } });
  await openedVote(mia, trip, { dates: [], location_ids: [secret.id] });
  const optionFor = async (as: Person) =>
    (await read(trip.id, as)).body.vote?.options.find(({ name }) => name === 'Gran’s paddock');
  expect(await optionFor(mia)).toMatchObject({ location_id: secret.id });
  const seen = await optionFor(tom);
  expect(seen).toMatchObject({
    location_id: null,
    locality: 'Morningside',
    findings: [],
    available: true,
  });
  expect(JSON.stringify(await read(trip.id, tom))).not.toMatch(/153\.05|27\.46|4 Wheel/);
});

test('a vote can’t be opened on a trip that is over or called off', async () => {
  const mia = await person('Mia');
  const [past, off] = [await plan(mia), await plan(mia)];
  await moveTo(past, -5, -3);
  await callOffTrip(mia.viewer, off.id);
  expect([(await open(past.id, mia)).status, (await open(off.id, mia)).status]).toEqual([409, 409]);
});

test('an open vote can still be read once its trip is over or called off', async () => {
  const mia = await person('Mia');
  const [past, off] = [await plan(mia), await plan(mia)];
  for (const { id } of [past, off]) await open(id, mia);
  await moveTo(past, -5, -3);
  await callOffTrip(mia.viewer, off.id);
  for (const { id } of [past, off]) {
    expect((await change(id, mia, { dates: [day(40)] })).status).toBe(409);
    expect((await end(id, mia)).status).toBe(409);
    expect((await read(id, mia)).body.vote?.options).toHaveLength(4);
  }
});

test('options are added and removed while answers to others stay; the trip’s own can’t be removed', async () => {
  const { mia, tom, trip } = await party();
  const vote = await openedVote(mia, trip);
  const [own, first, second] = vote.options;
  await sayAs(tom, trip, [first, 'yes'], [second, 'no']);
  const changed = await change(trip.id, mia, { dates: [day(40), day(28, 30)], without: [first?.id] });
  expect(changed.status).toBe(200);
  expect(namesOf(changed.body.vote, 'dates')).toEqual([trip.start_date, inDays(28), inDays(40)]);
  expect(changed.body.vote?.options.map(({ no }) => no)).toEqual([0, 1, 0, 0]);
  expect((await change(trip.id, mia, { without: [own?.id] })).status).toBe(400);
  expect((await change(trip.id, mia, { without: [first?.id] })).status).toBe(404);
  expect((await change(trip.id, mia, { dates: twelve })).status).toBe(400);
  expect((await change((await plan(mia)).id, mia, { dates: [day(40)] })).status).toBe(409);
});

test('everybody else is told on the bell, and the notification disappears when the vote is deleted', async () => {
  const { mia, trip } = await party();
  await openedVote(mia, trip);
  const told = () =>
    db.notification.findMany({ where: { tripId: trip.id, kind: 'changes' }, select: { text: true } });
  expect(await told()).toEqual(Array(2).fill({ text: 'When and where? Mia asks 3 households' }));
  await end(trip.id, mia);
  expect(await told()).toEqual([]);
});

test('a trip with unsure dates begins with a vote on them, to which others are added', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia, { open_vote: true });
  const { vote } = (await read(trip.id, mia)).body;
  expect([vote?.open, namesOf(vote, 'dates')]).toEqual([true, [trip.start_date]]);
  expect((await change(trip.id, mia, { dates: [day(40)] })).body.vote?.options).toHaveLength(3);
});
