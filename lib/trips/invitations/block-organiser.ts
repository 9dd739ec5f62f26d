import 'server-only';
import { earliestToday } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import type { Account, Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { HouseholdId } from '../households/household-id';
import { leave } from '../leaving/leave-trip';
import { isHouseholdOf, isOrganisedBy } from '../policy';

/** The organiser isn't told; to them, the withdrawn invitations look unanswered. */
export async function blockOrganiser(viewer: Viewer, tripId: string): Promise<{ id: string }> {
  return db.$transaction(async (tx) => {
    const blockedId = await leave(tx, { viewer, tripId });
    const { profileId } = viewer;
    await lockUserRow(tx, viewer);
    await tx.block.createMany({ data: { profileId, blockedId }, skipDuplicates: true });
    // Lock the households, so that no simultaneous answer changes them and no new notice refers to
    // the profile.
    const pending = await tx.$queryRaw<HouseholdId[]>`
      select h.trip_id::text "tripId", h.id::text from households h join trips t on t.id = h.trip_id
      where ${isHouseholdOf(viewer)} and h.attending is null and ${isOrganisedBy({ profileId: blockedId })}
      order by h.trip_id, h.id for update of h`;
    const tripIds = { in: pending.map((each) => each.tripId) };
    await tx.inviteLink.deleteMany({ where: { inviteId: { in: pending.map(({ id }) => id) } } });
    // These rows refer to households with this profile, which the households are about to lose.
    await tx.notification.deleteMany({ where: { profileId, tripId: tripIds } });
    await tx.digest.deleteMany({ where: { profileId, tripId: tripIds } });
    await tx.hiddenTrip.deleteMany({ where: { profileId, tripId: tripIds } });
    await tx.household.updateMany({
      where: { profileId, tripId: tripIds },
      data: { profileId: null, refusedById: profileId },
    });
    return { id: tripId };
  });
}

/** A new invitation checks the blocks under a shared lock on this row, so the two can't happen at once. */
const lockUserRow = (tx: Tx, { userId }: Account) =>
  tx.$queryRaw`select id::text from users where id = ${userId}::uuid for no key update`;

export async function unblock(account: Account, blockId: string): Promise<{ id: string }> {
  if ((await lift(account, { id: blockId })) === 0) throw notFound();
  return { id: blockId };
}

export async function unblockAll(account: Account): Promise<{ lifted: number }> {
  return { lifted: await lift(account, {}) };
}

async function lift(account: Account, which: Prisma.BlockWhereInput): Promise<number> {
  const { profileId } = account;
  if (!profileId) return 0;
  return db.$transaction(async (tx) => {
    await lockUserRow(tx, account);
    const lifted = await tx.block.findMany({ where: { ...which, profileId }, select: { blockedId: true } });
    await tx.block.deleteMany({ where: { ...which, profileId } });
    for (const { blockedId } of lifted) await handOver(tx, profileId, blockedId);
    return lifted.length;
  });
}

/** One invitation for each trip that isn't over. */
async function handOver(tx: Tx, profileId: string, organiserId: string): Promise<void> {
  const own = Prisma.sql`${profileId}::uuid`;
  await tx.$executeRaw`
    update households h set profile_id = ${own}, refused_by_id = null
    from trips t
    where t.id = h.trip_id and ${isOrganisedBy({ profileId: organiserId })} and h.refused_by_id = ${own}
      and t.called_off_at is null and t.end_date >= ${earliestToday()}::date
      and not exists (
        select from households other where other.trip_id = h.trip_id
          and (other.profile_id = ${own} or (other.refused_by_id = ${own} and other.id < h.id))
      )`;
}
