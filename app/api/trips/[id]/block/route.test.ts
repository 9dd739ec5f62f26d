import { GET as list } from '@/app/api/trips/route';
import { db } from '@/lib/server/db/client';
import type { Invitee } from '@/lib/trips/attendance/schema';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { changeHousehold } from '@/tests/factories/trip-households';
import { invitationOf, party, plan } from '@/tests/factories/trips';
import { meanwhile, untilBlocked } from '@/tests/lock-waits';
import { deliveredMail } from '@/tests/mail';
import { PATCH as answerTrip } from '../attending/route';
import { PUT as appoint } from '../co-organisers/[inviteId]/route';
import { DELETE as removeInvitee } from '../invitees/[inviteId]/route';
import { GET as invitees, POST as inviteMore } from '../invitees/route';
import { POST as remind } from '../reminders/route';
import { DELETE as callOff, GET, PATCH } from '../route';
import { POST } from './route';

const block = (id: string, as?: Person) =>
  call<{ id?: string; error?: string }>(POST, 'POST', { ...(as && { as }), params: { id } });
const seenBy = async (as: Person, id: string) =>
  (await call<{ invitees: Invitee[] }>(invitees, 'GET', { as, params: { id } })).body.invitees;
const tripsOf = async (as: Person) =>
  (await call<{ trips: Trip[] }>(list, 'GET', { as })).body.trips.map(({ id }) => id);

/** Creates Ann, who has blocked Mia on one trip. */
async function blocked() {
  const made = await party();
  const told = (await deliveredMail(made.mia.email)).length;
  expect((await block(made.trip.id, made.ann)).body).toEqual({ id: made.trip.id });
  expect(await deliveredMail(made.mia.email)).toHaveLength(told);
  return { ...made, mailed: (await deliveredMail(made.ann.email)).length };
}

test('a person who blocks is off the trip, and neither sees nor hears of later invitations', async () => {
  const { mia, ann, trip, mailed } = await blocked();
  await expect(invitationOf(trip, ann.email)).rejects.toThrow();
  const next = await plan(mia, { invitees: [ann.email.toUpperCase()] });
  expect(await tripsOf(ann)).toEqual([]);
  expect((await call(GET, 'GET', { as: ann, params: { id: next.id } })).status).toBe(404);
  expect(await deliveredMail(ann.email)).toHaveLength(mailed);
  expect((await invitationOf(next, ann.email)).links).toEqual([]);
});

test('the organiser’s actions on the invitation get the usual responses, and nothing is mailed', async () => {
  const { mia, ann, trip, mailed } = await blocked();
  const bob = await person('Bob');
  const next = await plan(mia);
  const params = { id: next.id };
  const both = async (
    does: (email: string, inviteId: string) => Promise<{ status: number; body: unknown }>,
  ) => {
    const shown = await seenBy(mia, next.id);
    const [one, other] = await Promise.all(
      [ann, bob].map(async ({ email }) => {
        const id = shown.find((each) => each.email === email)?.id ?? '';
        const { status, body } = await does(email, id);
        return { status, body: JSON.stringify(body).replaceAll(id || 'nothing', 'its id') };
      }),
    );
    expect(one).toEqual(other);
    expect(one?.status).toBe(200);
    const rows = (await seenBy(mia, next.id)).map(({ id, name, email, profile_id, ...row }) => row);
    expect(rows[0]).toEqual(rows[1]);
  };
  await both((email) => call(inviteMore, 'POST', { as: mia, params, body: { invitees: [email] } }));
  expect(await seenBy(mia, next.id)).toContainEqual(
    expect.objectContaining({
      profile_id: ann.viewer.profileId,
      name: 'Ann',
      email: ann.email,
      attending: null,
    }),
  );
  await both((_, inviteId) => call(remind, 'POST', { as: mia, params, body: { invitee_id: inviteId } }));
  await both((_, inviteId) => call(appoint, 'PUT', { as: mia, params: { ...params, inviteId }, body: {} }));
  await call(PATCH, 'PATCH', { as: mia, params, body: { tripName: 'Whitsun' } });
  await both((_, inviteId) => call(removeInvitee, 'DELETE', { as: mia, params: { ...params, inviteId } }));
  await both((email) => call(inviteMore, 'POST', { as: mia, params, body: { invitees: [email] } }));
  await call(callOff, 'DELETE', { as: mia, params });
  expect(await deliveredMail(ann.email)).toHaveLength(mailed);
  expect(
    (await call(inviteMore, 'POST', { as: mia, params: { id: trip.id }, body: { invitees: [ann.email] } }))
      .body,
  ).toEqual({ invited: 1 });
});

test('the organiser’s other pending invitations are withdrawn, and look unchanged to the organiser', async () => {
  const { mia, ann, trip } = await party();
  const [waiting, going] = [
    await plan(mia, { invitees: [ann.email] }),
    await plan(mia, { invitees: [ann.email] }),
  ];
  await changeHousehold(going, ann.email, { attending: true });
  const before = await seenBy(mia, waiting.id);
  await block(trip.id, ann);
  expect(await tripsOf(ann)).toEqual([going.id]);
  expect(await seenBy(mia, waiting.id)).toEqual(before);
  expect((await invitationOf(waiting, ann.email)).links).toEqual([]);
  expect((await invitationOf(going, ann.email)).links).toHaveLength(1);
});

test('others’ invitations still arrive, and the blocked person’s own answers stay', async () => {
  const { mia, ann } = await blocked();
  const bob = await person('Bob');
  const { id } = await plan(bob, { invitees: [ann.email, mia.email] });
  expect(await tripsOf(ann)).toEqual([id]);
  expect((await plan(ann, { invitees: [mia.email] })).id).toBeTruthy();
});

test('an invitation that is made at the same time is refused as well', async () => {
  const { mia, ann, trip } = await party();
  const { making } = await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id::text from users where email = ${ann.email}::citext for share`;
    const blocking = block(trip.id, ann);
    await untilBlocked();
    return { making: Promise.all([blocking, plan(mia, { invitees: [ann.email, uniqueEmail()] })]) };
  });
  const [, next] = await making;
  expect(await tripsOf(ann)).toEqual([]);
  expect((await invitationOf(next, ann.email)).profileId).toBeNull();
});

test('another trip of the organiser that the person is just answering stays theirs', async () => {
  const { mia, ann, trip } = await party();
  const other = await plan(mia, { invitees: [ann.email] });
  const [answered] = await meanwhile(
    ['update', 'households'],
    () => call(answerTrip, 'PATCH', { as: ann, params: { id: other.id }, body: { attending: true } }),
    () => block(trip.id, ann),
  );
  expect(answered.status).toBe(200);
  expect(await tripsOf(ann)).toEqual([other.id]);
  expect(await invitationOf(other, ann.email)).toMatchObject({
    profileId: ann.viewer.profileId,
    attending: true,
  });
});

test('signed-out people, strangers and the organiser can’t block', async () => {
  const { mia, eve, trip } = await party();
  expect((await block(trip.id)).status).toBe(401);
  expect((await block(trip.id, eve)).status).toBe(404);
  expect((await block(trip.id, mia)).status).toBe(403);
  expect(
    await db.block.count({ where: { profileId: { in: [eve.viewer.profileId, mia.viewer.profileId] } } }),
  ).toBe(0);
});
