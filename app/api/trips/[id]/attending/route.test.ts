import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { type Person, person } from '@/tests/factories/people';
import { takeOff } from '@/tests/factories/trip-households';
import { broughtBy, plan } from '@/tests/factories/trips';
import { PATCH as saveAttendance } from '../attendance/route';
import { GET as readTrip } from '../route';
import { PATCH } from './route';

const answer = (id: string, attending: unknown, as?: Person) =>
  call<{ attending: boolean; fields?: object }>(PATCH, 'PATCH', {
    ...(as && { as }),
    params: { id },
    body: { attending },
  });

const statusFor = async (id: string, as: Person) =>
  (await call<{ trip: { status: string } }>(readTrip, 'GET', { as, params: { id } })).body.trip.status;

async function choiceOf(tripId: string, { viewer: { profileId } }: Person) {
  const { crew, rides } = await broughtBy(tripId, profileId);
  return [...crew, ...rides];
}

async function tripOf() {
  const [mia, tom, eve] = [await person('Mia'), await person('Tom'), await person('Eve')];
  const trip = await plan(mia, { invitees: [tom.email] });
  const dog = await db.crewMember.create({
    data: { profileId: tom.viewer.profileId, type: 'pet', name: 'Biscuit', petType: 'Dog' },
  });
  return { mia, tom, eve, dog, id: trip.id };
}

test('going without an earlier choice brings the person’s own camper', async () => {
  const { tom, id } = await tripOf();
  expect(await answer(id, true, tom)).toMatchObject({ status: 200, body: { attending: true } });
  expect(await statusFor(id, tom)).toBe('Going');
  expect(await choiceOf(id, tom)).toEqual([tom.camperId]);
});

test('going again keeps the choice', async () => {
  const { tom, dog, id } = await tripOf();
  const crew_member_ids = [tom.camperId, dog.id];
  await call(saveAttendance, 'PATCH', {
    as: tom,
    params: { id },
    body: { attending: true, crew_member_ids, ride_ids: [] },
  });
  await answer(id, true, tom);
  expect((await choiceOf(id, tom)).sort()).toEqual(crew_member_ids.sort());
});

test('going again when only the dog is left of the choice adds the person’s own camper to the dog and the boat', async () => {
  const { tom, dog, id } = await tripOf();
  const { profileId } = tom.viewer;
  const kim = await db.crewMember.create({ data: { profileId, type: 'camper', name: 'Kim', age: 'child' } });
  const boat = await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Paddleboat' } });
  await call(saveAttendance, 'PATCH', {
    as: tom,
    params: { id },
    body: { attending: true, crew_member_ids: [kim.id, dog.id], ride_ids: [boat.id] },
  });
  await db.crewMember.delete({ where: { id: kim.id } });
  expect((await answer(id, true, tom)).status).toBe(200);
  expect((await choiceOf(id, tom)).sort()).toEqual([tom.camperId, dog.id, boat.id].sort());
});

test('not going clears the choice', async () => {
  const { tom, id } = await tripOf();
  await answer(id, true, tom);
  expect((await answer(id, false, tom)).body).toEqual({ attending: false });
  expect([await statusFor(id, tom), await choiceOf(id, tom)]).toEqual(['Not going', []]);
});

test('the organiser is always going', async () => {
  const { mia, id } = await tripOf();
  expect((await answer(id, true, mia)).status).toBe(200);
  const refused = await answer(id, false, mia);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['attending']]);
  expect([await statusFor(id, mia), await choiceOf(id, mia)]).toEqual(['Going', [mia.camperId]]);
});

test.each([[null], [undefined], ['true'], [1], [{}]])('%j is no answer', async (attending) => {
  const { tom, id } = await tripOf();
  const refused = await answer(id, attending, tom);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['attending']]);
  expect(await statusFor(id, tom)).toBe('Pending');
});

test('signed-out people and strangers to the trip can’t answer', async () => {
  const { eve, id } = await tripOf();
  expect((await answer(id, true)).status).toBe(401);
  expect((await answer(id, true, eve)).status).toBe(404);
  expect((await answer('nonsense', true, eve)).status).toBe(404);
});

test('one person’s answer changes nobody else’s', async () => {
  const { mia, tom, id } = await tripOf();
  await answer(id, true, tom);
  await answer(id, false, tom);
  expect(await choiceOf(id, mia)).toEqual([mia.camperId]);
});

test('of many answers at once, one is saved whole', async () => {
  const { tom, id } = await tripOf();
  const sent = Array.from({ length: 12 }, (_, index) => answer(id, index % 2 === 0, tom));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
  const going = (await statusFor(id, tom)) === 'Going';
  expect(await choiceOf(id, tom)).toEqual(going ? [tom.camperId] : []);
});

test('an invitee removed while answering leaves nothing behind', async () => {
  const { tom, id } = await tripOf();
  const [{ status }] = await Promise.all([answer(id, true, tom), takeOff({ id }, tom.email)]);
  expect([200, 404]).toContain(status);
  expect(await choiceOf(id, tom)).toEqual([]);
});
