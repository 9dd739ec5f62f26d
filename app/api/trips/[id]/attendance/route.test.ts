import { DELETE as deleteMember } from '@/app/api/crew/[id]/route';
import { POST as createMember } from '@/app/api/crew/route';
import { db } from '@/lib/server/db/client';
import type { Attendance } from '@/lib/trips/attendance/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { type Person, person } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { GET as readTrip } from '../route';
import { GET, PATCH } from './route';

const wholeTrip = { arrive_on: null, leave_on: null, arrive_by: null, leave_by: null };

const read = (id: string, as?: Person) => call<Attendance>(GET, 'GET', { ...(as && { as }), params: { id } });
const save = (id: string, body: unknown, as?: Person) =>
  call<Attendance & { error: string; fields?: object }>(PATCH, 'PATCH', {
    ...(as && { as }),
    params: { id },
    body,
  });

const statusFor = async (id: string, as: Person) =>
  (await call<{ trip: { status: string } }>(readTrip, 'GET', { as, params: { id } })).body.trip.status;

async function member(as: Person, name: string, type: 'camper' | 'pet' = 'camper'): Promise<string> {
  const body = type === 'camper' ? { type, name, age: 'child' } : { type, name, pet_type: 'Dog' };
  return (await call<{ member: { id: string } }>(createMember, 'POST', { as, body })).body.member.id;
}

const boatOf = async ({ viewer: { profileId } }: Person) =>
  (await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Paddleboat' } })).id;

async function tripOf() {
  const [mia, tom, eve] = [await person('Mia'), await person('Tom'), await person('Eve')];
  const { id } = await plan(mia, { invitees: [tom.email] });
  return { mia, tom, eve, id };
}

test('an invitee goes with chosen people and vehicles, and reads the choice back', async () => {
  const { tom, id } = await tripOf();
  const [kid, dog, boat] = [await member(tom, 'Kim'), await member(tom, 'Biscuit', 'pet'), await boatOf(tom)];
  const { status, body } = await save(
    id,
    { attending: true, crew_member_ids: [dog, kid], ride_ids: [boat] },
    tom,
  );
  expect(status).toBe(200);
  expect(body).toEqual({
    crew: [
      { id: kid, type: 'camper', name: 'Kim', email: null, age: 'child', is_owner: false },
      { id: dog, type: 'pet', name: 'Biscuit', pet_type: 'Dog', breed: null },
    ],
    rides: [{ id: boat, type: 'boat', boat_type: 'Paddleboat', description: null }],
    ...wholeTrip,
  });
  expect((await read(id, tom)).body).toEqual(body);
  expect(await statusFor(id, tom)).toBe('Going');
});

const ours = {
  adults: 2,
  children: 1,
  pets: [{ pet_type: 'Dog' }],
  cars: [{ make: 'Prado', drivetrain: '4 Wheel Drive', seats: 5 }],
  trailers: [{ trailer_type: 'Caravan' }],
};

test('a person without crew and rides counts who comes, as for a new trip, and is going with them', async () => {
  const { tom, id } = await tripOf();
  const { status, body } = await save(id, { attending: true, party: ours }, tom);
  expect(status).toBe(200);
  expect(body.crew.map(({ name }) => name)).toEqual(['Tom', 'Adult 2', 'Child 1', 'Dog']);
  expect(body.rides).toMatchObject([
    { make: 'Prado', seats: 5 },
    { type: 'trailer', trailer_type: 'Caravan' },
  ]);
  expect(await statusFor(id, tom)).toBe('Going');
  const again = await save(id, { attending: true, party: ours }, tom);
  expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([400, ['party']]);
});

test('a party with lists is refused, and one beside “not going” makes nothing', async () => {
  const { tom, id } = await tripOf();
  for (const list of [{ crew_member_ids: [tom.camperId] }, { ride_ids: [] }]) {
    expect((await save(id, { attending: true, party: ours, ...list }, tom)).status).toBe(400);
  }
  expect((await save(id, { attending: true, party: { adults: 0 } }, tom)).status).toBe(400);
  expect((await save(id, { attending: false, party: ours }, tom)).status).toBe(200);
  expect(await db.crewMember.count({ where: { profileId: tom.viewer.profileId } })).toBe(1);
});

test('a new choice replaces the old one', async () => {
  const { tom, id } = await tripOf();
  const boat = await boatOf(tom);
  await save(id, { attending: true, crew_member_ids: [tom.camperId], ride_ids: [boat] }, tom);
  const kid = await member(tom, 'Kim');
  const { body } = await save(id, { attending: true, crew_member_ids: [kid, kid], ride_ids: [] }, tom);
  expect([body.crew.map(({ id }) => id), body.rides]).toEqual([[kid], []]);
});

test('not going clears the choice, whatever else was sent', async () => {
  const { tom, id } = await tripOf();
  await save(id, { attending: true, crew_member_ids: [tom.camperId] }, tom);
  const { status, body } = await save(id, { attending: false, crew_member_ids: [tom.camperId] }, tom);
  expect([status, body]).toEqual([200, { crew: [], rides: [], ...wholeTrip }]);
  expect(await statusFor(id, tom)).toBe('Not going');
});

test('the organiser changes their people and vehicles, and cannot stay at home', async () => {
  const { mia, id } = await tripOf();
  const kid = await member(mia, 'Kim');
  const { body } = await save(id, { attending: true, crew_member_ids: [kid], ride_ids: [] }, mia);
  expect(body.crew.map(({ id }) => id)).toEqual([kid]);
  expect((await save(id, { attending: false, crew_member_ids: [], ride_ids: [] }, mia)).status).toBe(400);
  expect((await read(id, mia)).body.crew.map(({ id }) => id)).toEqual([kid]);
});

test('going with nobody, or only with a dog, is refused with a message', async () => {
  const { tom, id } = await tripOf();
  const dog = await member(tom, 'Biscuit', 'pet');
  for (const crew_member_ids of [[], [dog], undefined]) {
    const { status, body } = await save(id, { attending: true, crew_member_ids, ride_ids: [] }, tom);
    expect([status, body]).toEqual([
      400,
      {
        error: 'Choose at least one camper.',
        fields: { crew_member_ids: 'Choose at least one camper.' },
      },
    ]);
  }
  expect(await statusFor(id, tom)).toBe('Pending');
});

test('ids of other people and invalid ids are refused, and nothing changes', async () => {
  const { mia, tom, id } = await tripOf();
  const before = await save(id, { attending: true, crew_member_ids: [tom.camperId], ride_ids: [] }, tom);
  const bad = [
    ['crew_member_ids', { crew_member_ids: [tom.camperId, mia.camperId], ride_ids: [] }],
    ['crew_member_ids', { crew_member_ids: ['nonsense'], ride_ids: [] }],
    ['crew_member_ids.0', { crew_member_ids: [7], ride_ids: [] }],
    ['ride_ids', { crew_member_ids: [await member(tom, 'Kim')], ride_ids: [await boatOf(mia)] }],
    ['ride_ids', { crew_member_ids: [tom.camperId], ride_ids: 'all' }],
    ['attending', { attending: null, crew_member_ids: [tom.camperId] }],
  ] as const;
  for (const [field, body] of bad) {
    const { status, body: refusal } = await save(id, { attending: true, ...body }, tom);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
  }
  expect((await read(id, tom)).body).toEqual(before.body);
});

test('is refused for signed-out people and strangers to the trip', async () => {
  const { eve, id } = await tripOf();
  const choice = { attending: true, crew_member_ids: [eve.camperId], ride_ids: [] };
  expect([(await read(id)).status, (await save(id, choice)).status]).toEqual([401, 401]);
  expect([(await read(id, eve)).status, (await save(id, choice, eve)).status]).toEqual([404, 404]);
});

test('each reads only their own choice', async () => {
  const { mia, tom, id } = await tripOf();
  expect((await read(id, tom)).body).toEqual({ crew: [], rides: [], ...wholeTrip });
  expect((await read(id, mia)).body.crew.map(({ id }) => id)).toEqual([mia.camperId]);
});

test('of two choices at once, one is saved whole', async () => {
  const { tom, id } = await tripOf();
  const [kid, boat] = [await member(tom, 'Kim'), await boatOf(tom)];
  const choices = [
    { attending: true, crew_member_ids: [tom.camperId], ride_ids: [boat] },
    { attending: true, crew_member_ids: [kid], ride_ids: [] },
    { attending: false },
  ];
  for (let round = 0; round < 5; round++) {
    const responses = await Promise.all(choices.map((choice) => save(id, choice, tom)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await read(id, tom);
    expect(responses.map((response) => response.body)).toContainEqual(body);
    expect(await statusFor(id, tom)).toBe(body.crew.length > 0 ? 'Going' : 'Not going');
  }
});

test('a crew member who is deleted while being chosen is either refused or not on the trip', async () => {
  const { tom, id } = await tripOf();
  for (let round = 0; round < 5; round++) {
    const kid = await member(tom, 'Kim');
    const [{ status }] = await Promise.all([
      save(id, { attending: true, crew_member_ids: [tom.camperId, kid] }, tom),
      call(deleteMember, 'DELETE', { as: tom, params: { id: kid } }),
    ]);
    expect([200, 400]).toContain(status);
    expect((await read(id, tom)).body.crew.map(({ id }) => id)).not.toContain(kid);
  }
});

test('reading the choice costs one query besides the session’s', async () => {
  const { mia, id } = await tripOf();
  expect((await countQueries(() => read(id, mia))).queries).toHaveLength(2);
});
