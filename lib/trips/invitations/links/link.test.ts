import { newToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { changeTrip } from '@/lib/trips/change-trip';
import { remind } from '@/lib/trips/invitations/remind';
import { invited, read } from '@/tests/factories/guests';
import { inDays, invitationOf, invitedToken } from '@/tests/factories/trips';
import { minutesPass } from '@/tests/mail';
import { removeInvitee } from '../remove-invitee';

const dayLater = () => minutesPass(24 * 60);

test('an invitation keeps the same link through reminders and changes', async () => {
  const { mia, email, trip, token } = await invited();
  for (const days of [30, 40]) {
    await db.invite.updateMany({ where: { tripId: trip.id }, data: { remindedAt: null } });
    await remind(mia.viewer, trip.id, {});
    expect(await invitedToken(email)).toBe(token);
    await changeTrip(mia.viewer, trip.id, { start_date: inDays(days), end_date: inDays(days + 1) });
    await dayLater();
    expect(await invitedToken(email)).toBe(token);
  }
  expect((await invitationOf(trip, email)).links).toHaveLength(1);
  expect((await read(token)).status).toBe(200);
});

test('an older, randomly generated link keeps working beside the derived one', async () => {
  const { mia, email, trip } = await invited();
  const { id } = await invitationOf(trip, email);
  const earlier = newToken();
  await db.inviteLink.updateMany({ where: { inviteId: id }, data: { tokenHash: earlier.hash } });
  await remind(mia.viewer, trip.id, {});
  for (const token of [earlier.token, await invitedToken(email)])
    expect((await read(token)).status).toBe(200);
  await removeInvitee(mia.viewer, trip.id, id);
  for (const token of [earlier.token, await invitedToken(email)])
    expect((await read(token)).status).toBe(404);
});

test('after a change of AUTH_SECRET earlier links keep working, and the next mail has a new link', async () => {
  const { mia, email, trip, token } = await invited();
  const { AUTH_SECRET = '' } = env();
  env().AUTH_SECRET = 'another secret for tests, long enough too';
  await remind(mia.viewer, trip.id, {});
  const next = await invitedToken(email);
  env().AUTH_SECRET = AUTH_SECRET;
  expect(next).not.toBe(token);
  for (const each of [token, next]) expect((await read(each)).status).toBe(200);
});

test('a person who is removed and invited again gets a new link, and the old link stops working', async () => {
  const { mia, email, trip, token } = await invited();
  await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, email)).id);
  const again = await invited(email);
  expect(await invitedToken(email)).not.toBe(token);
  expect([(await read(token)).status, (await read(again.token)).status]).toEqual([404, 200]);
});
