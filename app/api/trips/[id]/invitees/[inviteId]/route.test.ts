import { GET as openLink } from '@/app/api/invites/[token]/route';
import { PATCH as answer } from '@/app/api/trips/[id]/attending/route';
import { DELETE as callOff, GET as read } from '@/app/api/trips/[id]/route';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import type { Person } from '@/tests/factories/people';
import { appoint, invitationOf, party, toldSince } from '@/tests/factories/trips';
import { deliveredMail, invitationIn } from '@/tests/mail';
import { POST as invite } from '../route';
import { DELETE } from './route';

const remove = (id: string, inviteId: string, as?: Person) =>
  call<{ id: string }>(DELETE, 'DELETE', { ...(as && { as }), params: { id, inviteId } });

const bringing = async (tripId: string, { viewer: { profileId } }: Person) =>
  (await db.tripPerson.count({ where: { tripId, crewMember: { profileId } } })) +
  (await db.tripVehicle.count({ where: { tripId, ride: { profileId } } }));

test.each(['mia', 'ann'] as const)('organisers can remove an invitee: %s', async (who) => {
  const { trip, tom, ...people } = await party();
  await appoint(trip, people.ann);
  const { id } = await invitationOf(trip, tom.email);
  expect((await remove(trip.id, id, people[who])).body).toEqual({ id });
  expect((await call(read, 'GET', { as: tom, params: { id: trip.id } })).status).toBe(404);
  expect(await bringing(trip.id, tom)).toBe(0);
  expect(await bringing(trip.id, people.mia)).toBe(1);
});

test('a removed invitee’s links stop working, and they can be invited again', async () => {
  const { mia, address, trip } = await party();
  const token = invitationIn((await deliveredMail(address))[0]);
  await remove(trip.id, (await invitationOf(trip, address)).id, mia);
  expect((await call(openLink, 'GET', { params: { token } })).status).toBe(404);
  expect(await toldSince(address)).toEqual(['A change of plans for Easter at Bendeela']);
  const again = await call(invite, 'POST', {
    as: mia,
    params: { id: trip.id },
    body: { invitees: [address] },
  });
  expect(again.body).toEqual({ invited: 1 });
});

test('removed attendees and pending invitees are told; people who weren’t going are not', async () => {
  const { mia, tom, zoe, trip } = await party();
  for (const { email } of [tom, zoe]) await remove(trip.id, (await invitationOf(trip, email)).id, mia);
  expect(await toldSince(tom.email)).toHaveLength(1);
  expect(await toldSince(zoe.email)).toEqual([]);
});

test.each([
  ['signed out', undefined, 401],
  ['a stranger', 'eve', 404],
  ['an invitee', 'tom', 403],
] as const)('nobody else: %s', async (_, who, status) => {
  const { trip, ...people } = await party();
  const { id } = await invitationOf(trip, people.ann.email);
  expect((await remove(trip.id, id, who && people[who])).status).toBe(status);
  expect(await db.invite.count({ where: { id } })).toBe(1);
});

test('only the organiser removes a co-organiser', async () => {
  const { mia, tom, ann, trip } = await party();
  for (const each of [tom, ann]) await appoint(trip, each);
  const { id } = await invitationOf(trip, tom.email);
  await call(answer, 'PATCH', { as: tom, params: { id: trip.id }, body: { attending: false } });
  expect((await remove(trip.id, id, ann)).status).toBe(403);
  expect((await remove(trip.id, id, tom)).status).toBe(403);
  expect((await remove(trip.id, id, mia)).status).toBe(200);
  // The co-organiser gets a message although they weren't going, because they had a part in the
  // trip.
  expect(await toldSince(tom.email)).toHaveLength(1);
});

test('an unknown invitation, or another trip’s, is not found', async () => {
  const [one, other] = [await party(), await party()];
  const foreign = await invitationOf(other.trip, other.tom.email);
  for (const id of ['nonsense', '018f3c5e-7d2a-7000-8000-000000000000', foreign.id]) {
    expect((await remove(one.trip.id, id, one.mia)).status).toBe(404);
  }
  expect(await db.invite.count({ where: { id: foreign.id } })).toBe(1);
});

test('nobody is removed from a trip that was called off', async () => {
  const { mia, tom, trip } = await party();
  await call(callOff, 'DELETE', { as: mia, params: { id: trip.id } });
  expect((await remove(trip.id, (await invitationOf(trip, tom.email)).id, mia)).status).toBe(409);
});

test('an invitee who is removed while answering leaves no answer behind', async () => {
  for (let round = 0; round < 5; round++) {
    const { mia, ann, trip } = await party();
    const { id } = await invitationOf(trip, ann.email);
    const answers = [true, false, true].map((attending) =>
      call(answer, 'PATCH', { as: ann, params: { id: trip.id }, body: { attending } }),
    );
    const [removed, ...answered] = await Promise.all([remove(trip.id, id, mia), ...answers]);
    expect(removed.status).toBe(200);
    for (const { status } of answered) expect([200, 404]).toContain(status);
    expect(await bringing(trip.id, ann)).toBe(0);
  }
});
