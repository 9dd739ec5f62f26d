import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { deleteAllKeepingTrips, lockAllSites } from '../campsites/sites/keep-for-trips';
import type { Owner } from '../server/auth/profile-ref';
import { lockAccount, requireProof } from '../server/auth/proof';
import type { Account } from '../server/auth/viewer';
import { db, type Tx } from '../server/db/client';
import { DELETED } from '../trips/households/household-name';
import { forgetLeft } from '../trips/households/move-costs';
import { noOwnAddress } from '../trips/invitations/links/own-address';
import { removeHouseholds } from '../trips/leaving/leave-trip';
import { isNamedLeft } from '../trips/leaving/open-balances';
import { queueTripMails } from '../trips/mails/trip-mail';
import { isHouseholdOf, isOrganisedBy, organisedBy } from '../trips/policy';
import { listAccountDeletedMails } from './account-deleted-mails';

export async function deleteAccount(account: Account, password: string | undefined): Promise<void> {
  const proven = await requireProof(account, password);
  await endAccount(account, (tx) => lockAccount(tx, account, proven));
}

type Ending = Pick<Account, 'userId' | 'profileId' | 'email' | 'name'>;

/**
 * `first` runs after the account is locked, and throws when the account may not be deleted. Mails
 * go to the invitees of the person's upcoming trips, and to the organisers of those that the person
 * is going on or hasn't answered. A site that other people's trips use stays, without an owner.
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
    await tx.planRefusal.deleteMany({
      where: { OR: [{ email }, ...(profileId ? [{ sender: profileId }] : [])] },
    });
    // Left as a guest, before there was an account with this address.
    await forgetLeft(tx, Prisma.sql`${isNamedLeft} and h.left_email = ${email}::citext`, true);
    await tx.invite.updateMany({ where: { givenEmail: email }, data: noOwnAddress });
    await tx.user.delete({ where: { id: userId } });
    await queueTripMails(tx, mails);
  });
}

// First of all: a request with an Idempotency-Key holds this row until it ends, so it either
// finishes before the deletion or starts after it.
async function lockUserRow(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
}

// Locks the trips in the order of their ids, as every transaction that locks several trips does.
// Other people's trips to the person's sites are locked too, because triggers write to them when
// the sites lose their owner.
async function deleteTrips(tx: Tx, owner: Owner): Promise<void> {
  await tx.$queryRaw`select id::text from trips t
    where ${isOrganisedBy(owner)} or t.end_date >= current_date - 366
      and exists (
        select from campsites c where c.owner_id = ${owner.profileId}::uuid
          and (c.id = t.campsite_id or c.id in (select s.campsite_id from stops s where s.trip_id = t.id)))
    order by id for update`;
  await tx.$executeRaw`
    delete from home_contacts plan using trips t
    where plan.trip_id = t.id and ${isOrganisedBy(owner)}
      and (plan.back_said_at is not null or plan.shut_at is not null)`;
  await tx.trip.deleteMany({ where: organisedBy(owner) });
}

// Locks the households before the crew is deleted, because an RSVP that is being saved locks its
// household first and then the crew. Also removes the households of invitations from organisers
// whom the person blocks.
async function leaveTrips(tx: Tx, owner: Owner): Promise<void> {
  const own = Prisma.sql`(${isHouseholdOf(owner)} or h.refused_by_id = ${owner.profileId}::uuid)`;
  await tx.$queryRaw`
    select t.id::text from trips t
    where exists (select from households h where h.trip_id = t.id and ${own}) order by t.id for share`;
  await tx.$queryRaw`select from households h where ${own} order by h.trip_id, h.id for update`;
  await tx.$executeRaw`
    update card_openings opening set opener_name = ${DELETED} from households h
    where ${own} and opening.trip_id = h.trip_id and opening.opener_id = h.id`;
  await removeHouseholds(tx, own, { accountDeleted: true });
  await forgetLeft(tx, Prisma.sql`h.left_profile_id = ${owner.profileId}::uuid`, true);
  await tx.invite.updateMany({ where: { invitedById: owner.profileId }, data: { note: null } });
}
