import { v7 as uuid7 } from 'uuid';
import { GET as listTrips } from '@/app/api/trips/route';
import { db } from '@/lib/server/db/client';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import type { Block } from '@/lib/trips/invitations/schema';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { moveTo, plan } from '@/tests/factories/trips';
import { untilBlocked } from '@/tests/lock-waits';
import { deliveredMail } from '@/tests/mail';
import { POST as exportData } from '../export/route';
import { DELETE as unblock } from './[id]/route';
import { DELETE, GET } from './route';

const blocksOf = async (as: { cookie: string }) =>
  (await call<{ blocks: Block[] }>(GET, 'GET', { as })).body.blocks;
const tripsOf = async (as: Person) =>
  (await call<{ trips: Trip[] }>(listTrips, 'GET', { as })).body.trips.map(({ id }) => id);

/** Creates Ann. For each name, creates an organiser and makes Ann block that organiser. */
async function blocking(...names: string[]) {
  const ann = await person('Ann');
  const blocked = await Promise.all(names.map((name) => person(name)));
  for (const organiser of blocked) {
    await blockOrganiser(ann.viewer, (await plan(organiser, { invitees: [ann.email] })).id);
  }
  return { ann, blocked };
}

test('blocked people are listed by name, the latest first, only to the person who blocked them', async () => {
  const { ann, blocked } = await blocking('Mia', 'Bob');
  expect((await blocksOf(ann)).map(({ name }) => name)).toEqual(['Bob', 'Mia']);
  expect(await blocksOf(blocked[0] as Person)).toEqual([]);
  expect(await blocksOf(await newcomer())).toEqual([]);
  expect((await call(GET, 'GET')).status).toBe(401);
});

test('after unblocking, invitations that came meanwhile can be answered, without a mail, once for each trip', async () => {
  const { ann, blocked } = await blocking('Mia');
  const [mia] = blocked as [Person];
  const meanwhile = await plan(mia, { invitees: [ann.email] });
  const off = await plan(mia, { invitees: [ann.email] });
  await db.trip.update({ where: { id: off.id }, data: { calledOffAt: new Date() } });
  await moveTo(await plan(mia, { invitees: [ann.email] }), -9, -2);
  const mailed = (await deliveredMail(ann.email)).length;
  const id = (await blocksOf(ann))[0]?.id ?? '';
  expect(await call(unblock, 'DELETE', { as: ann, params: { id } })).toMatchObject({
    status: 200,
    body: { id },
  });
  expect(await blocksOf(ann)).toEqual([]);
  expect(await tripsOf(ann)).toEqual([meanwhile.id]);
  const next = await plan(mia, { invitees: [ann.email] });
  expect((await tripsOf(ann)).sort()).toEqual([meanwhile.id, next.id].sort());
  expect(await deliveredMail(ann.email)).toHaveLength(mailed + 1);
});

test('an invitation that is refused while its organiser is being unblocked can be answered too', async () => {
  const { ann, blocked } = await blocking('Mia');
  const { profileId, userId } = ann.viewer;
  const trip = await plan(blocked[0] as Person);
  const { unblocking } = await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id::text from users where id = ${userId}::uuid for share`;
    const unblocking = call(DELETE, 'DELETE', { as: ann });
    await untilBlocked();
    const household = { tripId: trip.id, id: uuid7() };
    await tx.household.create({ data: { ...household, refusedById: profileId } });
    await tx.invite.create({ data: { ...household, email: ann.email } });
    return { unblocking };
  });
  await unblocking;
  expect(await tripsOf(ann)).toEqual([trip.id]);
});

test('all blocked people can be unblocked at once', async () => {
  const { ann } = await blocking('Mia', 'Bob');
  expect((await call(DELETE, 'DELETE', { as: ann })).body).toEqual({ lifted: 2 });
  expect(await blocksOf(ann)).toEqual([]);
  expect((await call(DELETE, 'DELETE')).status).toBe(401);
});

test('another person’s block is not found, and neither is a block of the caller', async () => {
  const { ann, blocked } = await blocking('Mia');
  const id = (await blocksOf(ann))[0]?.id ?? '';
  expect((await call(unblock, 'DELETE', { params: { id } })).status).toBe(401);
  for (const as of [blocked[0] as Person, await newcomer()]) {
    expect((await call(unblock, 'DELETE', { as, params: { id } })).status).toBe(404);
  }
  expect(await blocksOf(ann)).toHaveLength(1);
});

test('the export names blocked people and hidden trips; deleting either account deletes the block', async () => {
  const { ann, blocked } = await blocking('Mia');
  const own = await plan(ann);
  await db.hiddenTrip.create({ data: { profileId: ann.viewer.profileId, tripId: own.id } });
  const exported = async (as: Person) => (await call(exportData, 'POST', { as, body: {} })).body;
  expect(await exported(ann)).toMatchObject({
    profile: {
      blocks: [{ blocked: { name: 'Mia' } }],
      households: expect.arrayContaining([
        expect.objectContaining({ tripId: own.id, hidden: { createdAt: expect.any(String) } }),
      ]),
    },
  });
  expect(await exported(blocked[0] as Person)).toMatchObject({ profile: { blocks: [], refused: [] } });
  await db.user.delete({ where: { id: blocked[0]?.viewer.userId ?? '' } });
  expect(await blocksOf(ann)).toEqual([]);
});
