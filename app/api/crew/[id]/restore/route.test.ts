import { POST as ADD } from '@/app/api/crew/route';
import { restoreMember } from '@/lib/household/crew/delete-member';
import type { OwnMember } from '@/lib/household/crew/schema';
import { deleteGroup, restoreGroup } from '@/lib/household/groups/delete-group';
import { db } from '@/lib/server/db/client';
import { rejoinTrips } from '@/lib/trips/attendance/rejoin-trips';
import { companionsOf } from '@/lib/trips/policy';
import { call } from '@/tests/call';
import { type Person, person } from '@/tests/factories/people';
import { bringAlong, changeHousehold } from '@/tests/factories/trip-households';
import { plan } from '@/tests/factories/trips';
import { DELETE } from '../route';
import { POST } from './route';

interface Body {
  member: OwnMember;
  error: string;
}

const josh = { type: 'camper', name: 'Josh', email: 'josh@example.com', age: 'child', diet: 'No nuts' };

async function deleted(as: Person): Promise<string> {
  const { member } = (await call<Body>(ADD, 'POST', { as, body: josh })).body;
  await remove(as, member.id);
  return member.id;
}
const remove = (as: Person, id: string) => call(DELETE, 'DELETE', { as, params: { id } });
const restore = (as: Person | undefined, id: string) =>
  call<Body>(POST, 'POST', { as, params: { id }, body: {} });
const tripsOf = async (crewMemberId: string) =>
  (await db.tripPerson.findMany({ where: { crewMemberId } })).map(({ tripId }) => tripId);

test('needs a signed-in person', async () => {
  expect((await restore(undefined, await deleted(await person()))).status).toBe(401);
});

test('a stranger finds nothing to restore, and the owner still can', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const id = await deleted(mia);
  expect((await restore(tom, id)).status).toBe(404);
  expect((await restore(mia, id)).status).toBe(201);
});

test('a deleted member is restored unchanged, once', async () => {
  const mia = await person();
  const id = await deleted(mia);
  expect(await restore(mia, id)).toMatchObject({
    status: 201,
    body: { member: { id, ...josh, is_owner: false } },
  });
  expect((await restore(mia, id)).status).toBe(404);
});

test('the member returns to the trips they were on, except one that was called off since', async () => {
  const mia = await person();
  const { member } = (await call<Body>(ADD, 'POST', { as: mia, body: josh })).body;
  const crew = { owner_crew_member_ids: [mia.camperId, member.id] };
  const [trip, off] = [await plan(mia, crew), await plan(mia, crew)];
  await remove(mia, member.id);
  expect(await tripsOf(member.id)).toEqual([]);
  await db.trip.update({ where: { id: off.id }, data: { calledOffAt: new Date() } });
  await restore(mia, member.id);
  expect(await tripsOf(member.id)).toEqual([trip.id]);
});

test('an invitee who is no longer going, or whose trip was called off, does not bring the member again', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { member } = (await call<Body>(ADD, 'POST', { as: tom, body: josh })).body;
  const [stays, goes, off] = [
    await plan(mia, { invitees: [tom.email] }),
    await plan(mia, { invitees: [tom.email] }),
    await plan(mia, { invitees: [tom.email] }),
  ];
  for (const trip of [stays, goes, off]) {
    await changeHousehold(trip, tom.email, { attending: true });
    await bringAlong(trip, tom, [member.id]);
  }
  await remove(tom, member.id);
  await changeHousehold(stays, tom.email, { attending: false });
  await db.trip.update({ where: { id: off.id }, data: { calledOffAt: new Date() } });
  await restore(tom, member.id);
  expect(await tripsOf(member.id)).toEqual([goes.id]);
});

test('a member can be restored for an hour, then they are deleted for good', async () => {
  const mia = await person();
  for (const [minutes, status] of [
    [59, 201],
    [61, 404],
  ] as const) {
    const id = await deleted(mia);
    const deletedAt = new Date(Date.now() - minutes * 60_000);
    await db.deletedItem.update({ where: { id }, data: { deletedAt } });
    expect((await restore(mia, id)).status).toBe(status);
  }
});

test('a deleted thing of another kind is not restored as a member', async () => {
  const { viewer } = await person();
  const data = { profileId: viewer.profileId, name: 'Family' };
  const { id } = await deleteGroup(viewer, (await db.group.create({ data })).id);
  await expect(restoreMember(viewer, id, rejoinTrips)).rejects.toMatchObject({ status: 404 });
  expect(await restoreGroup(viewer, id, companionsOf)).toMatchObject({ id, name: 'Family' });
});
