import { POST as createMember } from '@/app/api/crew/route';
import { PATCH as saveAttendance } from '@/app/api/trips/[id]/attendance/route';
import { PATCH as answer } from '@/app/api/trips/[id]/attending/route';
import { GET as getCsv } from '@/app/api/trips/[id]/headcount.csv/route';
import { DELETE as callOff } from '@/app/api/trips/[id]/route';
import { db } from '@/lib/server/db/client';
import { goingSql } from '@/lib/trips/headcount/get-going';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { placeOn, postBooking } from '@/tests/factories/bookings';
import { family, answer as guestAnswers, guestTrip } from '@/tests/factories/guests';
import { type Person, person } from '@/tests/factories/people';
import { invitationOf, moveTo, party, plan, tokenOf } from '@/tests/factories/trips';
import { GET } from './route';

/** A trip for tests that only read it. */
let world: Awaited<ReturnType<typeof party>>;

beforeAll(async () => {
  world = await party();
});

const read = (id: string, as?: Person) => call<Headcount>(GET, 'GET', { ...(as && { as }), params: { id } });

test('the organiser, attendees and pending invitees see who is counted, including guests', async () => {
  const { mia, tom, ann, zoe, address, trip } = await party();
  await guestAnswers(await tokenOf(trip, address), family);
  const invitation = await invitationOf(trip, address);
  const { body } = await read(trip.id, mia);
  const one = { adults: 1, children: 0, toddlers: 0, babies: 0, people: 1, pets: {} };
  const noVehicle = { cars: 0, trailers: 0, boats: 0, seats: 0 };
  const priya = { adults: 1, children: 1, toddlers: 0, babies: 1, people: 3, pets: { Dog: 1 } };
  const all = { adults: 3, children: 1, toddlers: 0, babies: 1, people: 5, pets: { Dog: 1 } };
  const hers = { cars: 1, trailers: 0, boats: 0, seats: 5 };
  expect(body).toEqual({
    total: { ...all, ...hers },
    households: [
      { household_id: trip.id, name: 'Mia', ...one, ...noVehicle },
      { household_id: (await invitationOf(trip, tom.email)).id, name: 'Tom', ...one, ...noVehicle },
      { household_id: invitation.id, name: 'Priya', ...priya, ...hers },
    ],
    nights: Array.from({ length: 3 }, () => ({ night: expect.any(String), ...all, ...hers })),
    text: expect.stringContaining('5 people: 3 adults, 1 child, 1 baby\n1 dog\n1 car'),
  });
  expect(body.nights[0]?.night).toBe(trip.start_date);
  for (const other of [tom, ann, zoe]) expect((await read(trip.id, other)).body).toEqual(body);
});

test('people of a household that arrives late don’t count in the nights before', async () => {
  const { mia, tom, trip } = await party();
  const kim = await call<{ member: { id: string } }>(createMember, 'POST', {
    as: tom,
    body: { type: 'camper', name: 'Kim', age: 'toddler' },
  });
  const second = (await read(trip.id, mia)).body.nights[1]?.night;
  await call(saveAttendance, 'PATCH', {
    as: tom,
    params: { id: trip.id },
    body: { attending: true, crew_member_ids: [tom.camperId, kim.body.member.id], arrive_on: second },
  });
  const { body } = await read(trip.id, mia);
  expect(body.nights.map(({ people, toddlers }) => [people, toddlers])).toEqual([
    [1, 0],
    [3, 1],
    [3, 1],
  ]);
});

test('a trip that was called off or is over is still counted', async () => {
  const { mia, tom, trip } = await party();
  await moveTo(trip, -9, -7);
  expect((await read(trip.id, tom)).body.nights).toHaveLength(2);
  await moveTo(trip, 7, 9);
  await call(callOff, 'DELETE', { as: mia, params: { id: trip.id } });
  expect((await read(trip.id, tom)).body.total.people).toBe(2);
});

test('the text says how many people are on each pitch', async () => {
  const { mia } = world;
  const trip = await plan(mia);
  const { body } = await postBooking(trip.id, { pitches: [{ name: 'River 4' }] }, mia);
  await placeOn(trip.id, body.booking, ['River 4', trip.id], mia);
  expect((await read(trip.id, mia)).body.text).toMatch(/\nRiver 4: 1 person$/);
});

test('costs one query besides the session’s, however many come', async () => {
  const mia = await person('Mia');
  const guests = await Promise.all(Array.from({ length: 6 }, () => person('Tom')));
  const trip = await plan(mia, { invitees: guests.map(({ email }) => email) });
  for (const as of guests)
    await call(answer, 'PATCH', { as, params: { id: trip.id }, body: { attending: true } });
  const { result, queries } = await countQueries(() => read(trip.id, mia));
  expect(result.body.households).toHaveLength(7);
  expect(queries).toHaveLength(2);
});

describe('the spreadsheet', () => {
  const read = (id: string, as?: Person) =>
    call<string>(getCsv, 'GET', { ...(as && { as }), params: { id } });

  test('people on a trip download its headcount for a spreadsheet, named after the trip', async () => {
    const { mia, tom, ann, trip } = await party({ tripName: 'Ostern in Köln' });
    const { status, headers, body } = await read(trip.id, mia);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="campmates-ostern-in-koln-headcount.csv"',
      'cache-control': 'private, no-store',
    });
    const lines = body.split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Household', 'Mia', 'Tom', 'Total', '']);
    for (const other of [tom, ann]) expect((await read(trip.id, other)).body).toBe(body);
  });

  test('a guest’s name can’t run as a formula in a spreadsheet', async () => {
    const { mia, token, trip } = await guestTrip();
    await guestAnswers(token, { ...family, name: '=cmd|calc' });
    expect((await read(trip.id, mia)).body).toContain("\r\n'=cmd|calc,");
  });
});

test('the households that are going are found by indexes, for every kind of caller', async () => {
  const { mia, tom, trip } = world;
  for (const { viewer } of [mia, tom]) {
    const rows = await db.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
        Prisma.sql`explain ${goingSql({ viewer, tripId: trip.id })}`,
      );
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  }
});
