import { db } from '@/lib/server/db/client';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import type { Person } from '@/tests/factories/people';
import { appoint, inDays, invitationOf, party } from '@/tests/factories/trips';
import { badTexts } from '@/tests/fixtures/bad-text';
import { PATCH as answer } from './attending/route';
import { GET, PATCH } from './route';

const read = async (id: string, as: Person) =>
  (await call<{ trip: Trip }>(GET, 'GET', { as, params: { id } })).body.trip;
const change = (id: string, body: unknown, as?: Person) =>
  call<{ trip: Trip; error?: string; fields?: object }>(PATCH, 'PATCH', {
    ...(as && { as }),
    params: { id },
    body,
  });

const newDates = { start_date: inDays(40), end_date: inDays(42) };
const newSite = { location_id: null, location_name: 'Carnarvon Gorge', location_url: null };
const versionOf = async ({ id }: Trip) => (await db.trip.findUniqueOrThrow({ where: { id } })).version;

describe('access', () => {
  test.each([newDates, { tripName: 'Whitsun' }, newSite])(
    'the organiser and a co-organiser: %j',
    async (body) => {
      const { mia, tom, trip } = await party();
      await appoint(trip, tom);
      for (const as of [mia, tom]) expect((await change(trip.id, body, as)).status).toBe(200);
      const { tripName = trip.trip_name, ...rest } = body as { tripName?: string };
      expect(await read(trip.id, mia)).toEqual({ ...trip, trip_name: tripName, ...rest });
    },
  );

  test.each([
    ['signed out', undefined, 401],
    ['a stranger', 'eve', 404],
    ['an invitee', 'tom', 403],
  ] as const)('nobody else: %s', async (_, who, status) => {
    const people = await party();
    expect((await change(people.trip.id, newDates, who && people[who])).status).toBe(status);
    expect(await read(people.trip.id, people.mia)).toEqual(people.trip);
  });

  test('a malformed id is not found', async () => {
    const { mia } = await party();
    expect((await change('nonsense', newDates, mia)).status).toBe(404);
  });
});

describe('bad input names its field and changes nothing', () => {
  test.each<[string, object]>([
    ['end_date', { start_date: inDays(5), end_date: inDays(4) }],
    ['end_date', { start_date: inDays(5), end_date: inDays(186) }],
    ['end_date', { start_date: inDays(5), end_date: '2027-02-30' }],
    ['start_date', { start_date: inDays(3 * 366 + 1), end_date: inDays(3 * 366 + 2) }],
    ['start_date', { start_date: '0000-01-01', end_date: '0000-01-02' }],
    ['start_date', { end_date: inDays(4) }],
    ['end_date', { tripName: 'Whitsun', start_date: inDays(4) }],
    ['start_date,end_date', {}],
    ['start_date', { start_date: 20270101, end_date: inDays(4) }],
    ['location_name', { location_id: null }],
    ['location_name', { location_url: 'https://example.com' }],
    ['location_name', { location_name: 'x'.repeat(81) }],
    ['location_url', { location_name: 'Gorge', location_url: 'javascript:alert(1)' }],
    ['location_id', { location_id: 7 }],
    ...badTexts.map(([, tripName]): [string, object] => ['tripName', { tripName }]),
  ])('%s', async (fields, body) => {
    const { mia, trip } = await party();
    const refused = await change(trip.id, body, mia);
    expect([refused.status, Object.keys(refused.body.fields ?? {}).join()]).toEqual([400, fields]);
    expect(await read(trip.id, mia)).toEqual(trip);
    expect(await versionOf(trip)).toBe(0);
  });

  test('a name can be cleared, and omitted fields stay', async () => {
    const { mia, trip } = await party();
    expect((await change(trip.id, { tripName: ' ' }, mia)).body.trip).toEqual({ ...trip, trip_name: null });
  });
});

describe('the site', () => {
  test('a campsite brings its own name and URL', async () => {
    const { mia, trip } = await party();
    const site = await siteOf(mia, { name: 'Riverside flat' });
    const { body } = await change(trip.id, { location_id: site.id, location_name: 'Elsewhere' }, mia);
    expect(body.trip).toMatchObject({
      location_id: site.id,
      location_name: 'Riverside flat',
      location_url: null,
    });
  });

  test('nobody can move a trip to others’ private sites, and only the organiser to their own', async () => {
    const { mia, tom, eve, trip } = await party();
    await appoint(trip, tom);
    const [hidden, own, shared] = [await siteOf(eve), await siteOf(tom), await siteOf(eve, { shared: true })];
    expect((await change(trip.id, { location_id: hidden.id }, mia)).status).toBe(404);
    expect((await change(trip.id, { location_id: 'nonsense' }, mia)).status).toBe(404);
    const refused = await change(trip.id, { location_id: own.id }, tom);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['location_id']]);
    expect(await read(trip.id, mia)).toEqual(trip);
    expect((await change(trip.id, { location_id: shared.id }, tom)).status).toBe(200);
  });
});

describe('people who are going are asked to confirm', () => {
  test.each([newDates, newSite])('after a change of %j, until they answer again', async (body) => {
    const { mia, tom, ann, trip } = await party();
    await change(trip.id, body, mia);
    expect(await read(trip.id, tom)).toMatchObject({ status: 'Going', reconfirm: true });
    expect([(await read(trip.id, mia)).reconfirm, (await read(trip.id, ann)).reconfirm]).toEqual([
      false,
      false,
    ]);
    await call(answer, 'PATCH', { as: tom, params: { id: trip.id }, body: { attending: true } });
    expect(await read(trip.id, tom)).toMatchObject({ status: 'Going', reconfirm: false });
  });

  test('a new name, or the same values again, asks nobody', async () => {
    const { mia, tom, trip } = await party();
    const { start_date, end_date, location_name, location_url } = trip;
    await change(trip.id, { tripName: 'Whitsun' }, mia);
    await change(trip.id, { start_date, end_date, location_name, location_url }, mia);
    expect((await read(trip.id, tom)).reconfirm).toBe(false);
    expect(await versionOf(trip)).toBe(1);
  });

  test('the agreed values survive several changes; once the trip is back at them, nobody is asked any more', async () => {
    const { mia, tom, trip } = await party();
    const { start_date, end_date } = trip;
    await change(trip.id, newDates, mia);
    await change(trip.id, newSite, mia);
    expect((await invitationOf(trip, tom.email)).agreedTo).toMatchObject({
      start_date,
      location_name: trip.location_name,
    });
    await change(
      trip.id,
      { start_date, end_date, location_name: trip.location_name, location_url: trip.location_url },
      mia,
    );
    expect((await read(trip.id, tom)).reconfirm).toBe(false);
  });

  test('a co-organiser is not asked about their own change', async () => {
    const { tom, trip } = await party();
    await appoint(trip, tom);
    await change(trip.id, newDates, tom);
    expect((await read(trip.id, tom)).reconfirm).toBe(false);
  });
});
