import { GET as readInvitation } from '@/app/api/invites/[token]/route';
import { db } from '@/lib/server/db/client';
import type { Invitee } from '@/lib/trips/attendance/schema';
import { call } from '@/tests/call';
import { type Person, uniqueEmail } from '@/tests/factories/people';
import { alone, join, sharedToken } from '@/tests/factories/share-link';
import { invitedToken, party } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST } from './route';

const correct = (id: string, inviteId: string, email: string, as?: Person) =>
  call<{ invitee: Invitee; error: string }>(POST, 'POST', {
    ...(as && { as }),
    params: { id, inviteId },
    body: { email },
  });
const inviteOf = async (tripId: string, email: string) =>
  (await db.invite.findFirstOrThrow({ where: { tripId, email } })).id;
const opens = async (token: string) => (await call(readInvitation, 'GET', { params: { token } })).status;

test('the invitation goes to the right address; the old link ends, and nobody hears of a change', async () => {
  const { mia, address, trip } = await party();
  const [old, right] = [await invitedToken(address), uniqueEmail('right')];
  const before = (await deliveredMail(address)).length;
  const { status, body } = await correct(trip.id, await inviteOf(trip.id, address), right, mia);
  expect([status, body.invitee.email, body.invitee.attending]).toEqual([200, right, null]);
  expect(await opens(old)).toBe(404);
  expect(await opens(await invitedToken(right))).toBe(200);
  expect(await deliveredMail(address)).toHaveLength(before);
  expect((await deliveredMail(right)).map(({ subject }) => subject)).toEqual([
    'Mia invites you camping: Easter at Bendeela',
  ]);
});

test('the answer is the new invitation, also beside guests who joined by the group’s link', async () => {
  const { mia, address, trip } = await party();
  const group = await sharedToken(trip.id, mia);
  // The key of a form gives a household an id that sorts after those of invitations.
  for (const name of ['Anu', 'Bo', 'Dev'])
    await join(group, alone(name), undefined, { 'idempotency-key': name });
  const right = uniqueEmail('right');
  const { body } = await correct(trip.id, await inviteOf(trip.id, address), right, mia);
  expect(body.invitee).toMatchObject({ id: await inviteOf(trip.id, right), email: right });
});

test('an answered invitation stays, and so does one whose new address is invited already', async () => {
  const { mia, tom, ann, zoe, address, trip } = await party();
  for (const { email } of [tom, zoe]) {
    const answered = await inviteOf(trip.id, email);
    expect((await correct(trip.id, answered, uniqueEmail(), mia)).status).toBe(409);
  }
  const waiting = await inviteOf(trip.id, address);
  for (const email of [ann.email, tom.email.toUpperCase(), mia.email, address]) {
    expect((await correct(trip.id, waiting, email, mia)).status).toBe(409);
  }
  expect(await inviteOf(trip.id, address)).toBe(waiting);
});

test('only organisers correct an address', async () => {
  const { ann, eve, address, trip } = await party();
  const waiting = await inviteOf(trip.id, address);
  expect((await correct(trip.id, waiting, uniqueEmail())).status).toBe(401);
  expect((await correct(trip.id, waiting, uniqueEmail(), eve)).status).toBe(404);
  expect((await correct(trip.id, waiting, uniqueEmail(), ann)).status).toBe(403);
});
