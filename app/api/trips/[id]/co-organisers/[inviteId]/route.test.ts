import { DELETE as callOff, GET as read } from '@/app/api/trips/[id]/route';
import { call } from '@/tests/call';
import type { Person } from '@/tests/factories/people';
import { appoint, invitationOf, party, toldSince } from '@/tests/factories/trips';
import { DELETE, PUT } from './route';

const params = async (trip: { id: string }, email: string) => ({
  id: trip.id,
  inviteId: (await invitationOf(trip, email)).id,
});
const isCoOrganiser = async (trip: { id: string }, as: Person) =>
  (await call<{ trip: { co_organiser: boolean } }>(read, 'GET', { as, params: { id: trip.id } })).body.trip
    .co_organiser;

test('the organiser appoints and dismisses a co-organiser, who gets one mail for each', async () => {
  const { mia, ann, trip } = await party();
  const target = await params(trip, ann.email);
  for (let time = 0; time < 2; time++) {
    const { body } = await call(PUT, 'PUT', { as: mia, params: target });
    expect(body).toEqual({ id: target.inviteId, co_organiser: true });
  }
  expect(await isCoOrganiser(trip, ann)).toBe(true);
  expect(await toldSince(ann.email)).toEqual(['You’re a co-organiser of Easter at Bendeela']);
  for (let time = 0; time < 2; time++) {
    const { body } = await call(DELETE, 'DELETE', { as: mia, params: target });
    expect(body).toEqual({ id: target.inviteId, co_organiser: false });
  }
  expect(await isCoOrganiser(trip, ann)).toBe(false);
  expect(await toldSince(ann.email)).toHaveLength(2);
});

test('a co-organiser answers for their own household, like anybody', async () => {
  const { ann, trip } = await party();
  await appoint(trip, ann);
  const { body } = await call<{ trip: object }>(read, 'GET', { as: ann, params: { id: trip.id } });
  expect(body.trip).toMatchObject({ status: 'Pending', co_organiser: true });
});

test.each([
  ['signed out', undefined, 401],
  ['a stranger', 'eve', 404],
  ['an invitee', 'zoe', 403],
  ['a co-organiser', 'tom', 403],
] as const)('nobody else: %s', async (_, who, status) => {
  const { trip, ...people } = await party();
  await appoint(trip, people.tom);
  const target = await params(trip, people.ann.email);
  const as = who && { as: people[who] };
  expect((await call(PUT, 'PUT', { ...as, params: target })).status).toBe(status);
  const own = await params(trip, people.tom.email);
  expect((await call(DELETE, 'DELETE', { ...as, params: own })).status).toBe(status);
  expect(await isCoOrganiser(trip, people.ann)).toBe(false);
  expect(await isCoOrganiser(trip, people.tom)).toBe(true);
});

test('an address without an account cannot be a co-organiser', async () => {
  const { mia, address, trip } = await party();
  const refused = await call(PUT, 'PUT', { as: mia, params: await params(trip, address) });
  expect(refused.status).toBe(400);
});

test('an unknown invitation, or another trip’s, is not found', async () => {
  const [one, other] = [await party(), await party()];
  const foreign = await params(other.trip, other.tom.email);
  for (const inviteId of ['nonsense', foreign.inviteId]) {
    const target = { id: one.trip.id, inviteId };
    expect((await call(PUT, 'PUT', { as: one.mia, params: target })).status).toBe(404);
  }
  expect(await isCoOrganiser(other.trip, other.tom)).toBe(false);
});

test('on a trip that was called off nothing changes', async () => {
  const { mia, tom, trip } = await party();
  await call(callOff, 'DELETE', { as: mia, params: { id: trip.id } });
  expect((await call(PUT, 'PUT', { as: mia, params: await params(trip, tom.email) })).status).toBe(409);
});
