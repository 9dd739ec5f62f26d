import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { deleteAllKeepingTrips, lockAllSites } from '../campsites/keep-for-trips';
import { lockAccount, requireProof } from '../server/auth/proof';
import type { Account } from '../server/auth/viewer';
import type { Owner } from '../server/auth/whose';
import { db, type Tx } from '../server/db/client';
import { isHouseholdOf, isOrganisedBy, organisedBy } from '../trips/policy';
import { removeHouseholds } from '../trips/remove-household';
import { queueTripMails } from '../trips/trip-mail';
import { listAccountDeletedMails } from './list-account-deleted-mails';

/** Deletes the viewer's own account, after the password again. */
export async function deleteAccount(account: Account, password: string | undefined): Promise<void> {
  const proven = await requireProof(account, password);
  await endAccount(account, (tx) => lockAccount(tx, account, proven));
}

/** Whose account ends. */
type Ending = Pick<Account, 'userId' | 'profileId' | 'email' | 'name'>;

/**
 * Deletes an account with all that hangs on it. `first` runs in the same transaction once the account is locked, and
 * throws where it may not be deleted. Those invited to its coming trips are told, and those who organise
 * the coming trips that it is on; of a site that others' trips use they keep what there is, without an owner.
 */
export async function endAccount(
  { profileId, userId, email, name }: Ending,
  first: (tx: Tx) => Promise<void>,
): Promise<void> {
  const mails = profileId ? await listAccountDeletedMails(profileId, name) : [];
  await db.$transaction(async (tx) => {
    await lockUserRow(tx, userId);
    await first(tx);
    if (profileId) {
      await lockAllSites(tx, profileId);
      await deleteTrips(tx, { profileId });
      await deleteAllKeepingTrips(tx, profileId);
      await leaveTrips(tx, { profileId });
    }
    await tx.pendingSignup.deleteMany({ where: { email } });
    await tx.mailRefusal.deleteMany({ where: { email } });
    await tx.user.delete({ where: { id: userId } });
    await queueTripMails(tx, mails);
  });
}

// Before all else: a request with an Idempotency-Key needs this row to the end, and so is either done or comes later.
async function lockUserRow(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
}

// One after the other, as whoever holds several trips takes them.
async function deleteTrips(tx: Tx, owner: Owner): Promise<void> {
  await tx.$queryRaw`select id::text from trips t where ${isOrganisedBy(owner)} order by id for update`;
  await tx.$executeRaw`
    delete from home_contacts plan using trips t
    where plan.trip_id = t.id and ${isOrganisedBy(owner)}
      and (plan.back_said_at is not null or plan.shut_at is not null)`;
  await tx.trip.deleteMany({ where: organisedBy(owner) });
}

// Before the crew goes: an answer that is just being saved holds its household and then needs the crew. An invitation that
// the person's block refuses goes with them.
async function leaveTrips(tx: Tx, owner: Owner): Promise<void> {
  const own = Prisma.sql`(${isHouseholdOf(owner)} or h.refused_by_id = ${owner.profileId}::uuid)`;
  await tx.$queryRaw`
    select t.id::text from trips t
    where exists (select from households h where h.trip_id = t.id and ${own}) order by t.id for share`;
  await tx.$queryRaw`select from households h where ${own} order by h.trip_id, h.id for update`;
  await removeHouseholds(tx, own);
  await tx.invite.updateMany({ where: { invitedById: owner.profileId }, data: { note: null } });
}
