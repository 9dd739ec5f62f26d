import { db } from '@/lib/db';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { type Person, person } from '@/tests/factories';
import { inDays, plan } from '@/tests/trip-factory';
import { GET, PATCH } from './route';

const read = (id: string, as?: Person) =>
  call<{ trip: Trip }>(GET, 'GET', { ...(as && { as }), params: { id } });
const change = (id: string, body: unknown, as?: Person) =>
  call<{ trip: Trip; fields?: object }>(PATCH, 'PATCH', { ...(as && { as }), params: { id }, body });

const newDates = { start_date: inDays(40), end_date: inDays(42) };

async function tripOf() {
  const [mia, tom, eve] = [await person('Mia'), await person('Tom'), await person('Eve')];
  return { mia, tom, eve, trip: await plan(mia, { invitees: [tom.email] }) };
}

describe('reading a trip', () => {
  test('its organiser and its invitees see it, each with their own answer', async () => {
    const { mia, tom, trip } = await tripOf();
    expect((await read(trip.id, mia)).body).toEqual({ trip });
    expect((await read(trip.id, tom)).body).toEqual({
      trip: { ...trip, attending: null, status: 'Pending' },
    });
  });

  test('a stranger cannot tell that it exists', async () => {
    const { eve, trip } = await tripOf();
    const strange = await read(trip.id, eve);
    const missing = await read('018f3c5e-7d2a-7000-8000-000000000000', eve);
    expect([strange.status, strange.body]).toEqual([404, missing.body]);
    expect((await read('nonsense', eve)).body).toEqual(missing.body);
  });

  test('somebody signed out is told to log in', async () => {
    const { trip } = await tripOf();
    expect((await read(trip.id)).status).toBe(401);
  });

  test('a removed invitee loses it at once', async () => {
    const { tom, trip } = await tripOf();
    await db.invite.deleteMany({ where: { tripId: trip.id } });
    expect((await read(trip.id, tom)).status).toBe(404);
  });

  test('costs one query besides the session’s', async () => {
    const { tom, trip } = await tripOf();
    expect((await countQueries(() => read(trip.id, tom))).queries).toHaveLength(2);
  });
});

describe('changing the dates', () => {
  test('the organiser can', async () => {
    const { mia, trip } = await tripOf();
    expect((await change(trip.id, newDates, mia)).body).toEqual({ trip: { ...trip, ...newDates } });
    expect((await read(trip.id, mia)).body.trip).toMatchObject(newDates);
  });

  test.each([
    ['signed out', undefined, 401],
    ['a stranger', 'eve', 404],
    ['an invitee', 'tom', 403],
  ] as const)('nobody else can: %s', async (_, who, status) => {
    const people = await tripOf();
    expect((await change(people.trip.id, newDates, who && people[who])).status).toBe(status);
    expect((await read(people.trip.id, people.mia)).body.trip).toEqual(people.trip);
  });

  test.each([
    ['end_date', { start_date: inDays(5), end_date: inDays(4) }],
    ['end_date', { start_date: inDays(5), end_date: inDays(186) }],
    ['end_date', { start_date: inDays(5), end_date: '2027-02-30' }],
    ['start_date', { start_date: inDays(3 * 366 + 1), end_date: inDays(3 * 366 + 2) }],
    ['start_date', { start_date: '0000-01-01', end_date: '0000-01-02' }],
    ['start_date', { end_date: inDays(4) }],
  ])('bad input names its field: %s', async (field, body) => {
    const { mia, trip } = await tripOf();
    const answer = await change(trip.id, body, mia);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect((await read(trip.id, mia)).body.trip).toEqual(trip);
  });
});
