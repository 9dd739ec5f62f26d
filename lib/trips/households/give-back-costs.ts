import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { HouseholdId } from './household-id';
import { moveCosts } from './move-costs';

/** Gives a household what the same account or confirmed address left open. The caller has locked the trip. */
export async function giveBackCosts(tx: Tx, { tripId, id }: HouseholdId): Promise<void> {
  const left = await tx.$queryRaw<{ id: string }[]>`
    select gone.id::text
    from households gone
    join households own on own.trip_id = gone.trip_id and own.id = ${id}::uuid
    left join profiles p on p.id = own.profile_id
    left join users u on u.id = p.user_id
    left join invites i on i.trip_id = own.trip_id and i.id = own.id
    left join profiles former on former.id = gone.left_profile_id
    left join users former_user on former_user.id = former.user_id
    where gone.trip_id = ${tripId}::uuid and gone.left_at is not null and gone.name is not null and (
      gone.left_profile_id = own.profile_id
      or coalesce(gone.left_email, former_user.email)
        in (u.email, i.confirmed_email, case when own.profile_id is null then i.email end))
    order by gone.id
    for update of gone`;
  for (const { id: former } of left) {
    await moveCosts(tx, tripId, former, id);
    await forgetLeft(tx, Prisma.sql`h.trip_id = ${tripId}::uuid and h.id = ${former}::uuid`);
  }
}

/** Forgets whose they were too, and deletes the notifications that name them. */
export async function forgetLeft(tx: Tx, which: Prisma.Sql, accountDeleted = false): Promise<void> {
  await tx.$executeRaw`
    with forgotten as (
      update households h set name = null, left_profile_id = null, left_email = null,
        account_deleted = account_deleted or ${accountDeleted}
      where h.left_at is not null and ${which} returning h.trip_id, h.id
    )
    delete from notifications told using forgotten h where told.trip_id = h.trip_id and told.household_id = h.id`;
}
