import type { Account } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { party } from '@/tests/factories/trips';
import { invitationClaimed, invitationStatus, isParticipant } from './policy';

const holder = (userId: string, profileId: string | null = null) => ({ userId, profileId }) as Account;
const nobodys = { profileId: null, addressUserId: null };

test('only the owner may use an invitation that belongs to an account', () => {
  const invite = { profileId: 'p', addressUserId: 'u' };
  expect(invitationStatus(invite, holder('x', 'p'))).toBe('own');
  for (const other of [null, holder('u'), holder('u', 'q')])
    expect(invitationStatus(invite, other)).toBe('taken');
});

test('an invitation to an address with an account may be claimed by that account only', () => {
  const invite = { profileId: null, addressUserId: 'u' };
  for (const own of [holder('u'), holder('u', 'p')]) expect(invitationStatus(invite, own)).toBe('open');
  for (const other of [null, holder('x'), holder('x', 'p')])
    expect(invitationStatus(invite, other)).toBe('taken');
});

test('an invitation to an address without an account may be claimed by any holder of the link', () => {
  for (const anyone of [null, holder('x'), holder('x', 'p')])
    expect(invitationStatus(nobodys, anyone)).toBe('open');
  expect(invitationClaimed()).toMatchObject({
    status: 410,
    message: 'This invitation belongs to somebody else.',
  });
});

test('a trip already belongs to its organiser and to the owners of its invitations', async () => {
  const { mia, tom, eve, trip } = await party();
  const isOnIt = async (profileId: string | null) => {
    const rows = await db.$queryRaw<{ there: boolean }[]>(
      Prisma.sql`select distinct ${isParticipant(profileId)} there from invites i where i.trip_id = ${trip.id}::uuid`,
    );
    return rows.map(({ there }) => there);
  };
  for (const { viewer } of [mia, tom]) expect(await isOnIt(viewer.profileId)).toEqual([true]);
  for (const profileId of [eve.viewer.profileId, null]) expect(await isOnIt(profileId)).toEqual([false]);
});
