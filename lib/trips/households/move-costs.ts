import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { HouseholdId } from './household-id';

/** Weights and cents of a shared expense are added. A payment between the two is nobody's debt any more. */
export async function moveCosts(tx: Tx, tripId: string, from: string, to: string): Promise<void> {
  await tx.$executeRaw`
    insert into expense_shares (expense_id, trip_id, household_id, weight, cents)
    select expense_id, trip_id, ${to}::uuid, weight, cents from expense_shares
    where trip_id = ${tripId}::uuid and household_id = ${from}::uuid
    on conflict (expense_id, household_id)
    do update set weight = expense_shares.weight + excluded.weight, cents = expense_shares.cents + excluded.cents`;
  await tx.$executeRaw`
    delete from expense_shares where trip_id = ${tripId}::uuid and household_id = ${from}::uuid`;
  // The versions don't count up: a form that is open still saves what its author sees.
  await tx.$executeRaw`
    update expenses set
      paid_by = case when paid_by = ${from}::uuid then ${to}::uuid else paid_by end,
      added_by = case when added_by = ${from}::uuid then ${to}::uuid else added_by end
    where trip_id = ${tripId}::uuid and ${from}::uuid in (paid_by, added_by)`;
  await tx.$executeRaw`
    delete from payments
    where trip_id = ${tripId}::uuid
      and from_household in (${from}::uuid, ${to}::uuid) and to_household in (${from}::uuid, ${to}::uuid)`;
  await tx.$executeRaw`
    update payments set
      from_household = case when from_household = ${from}::uuid then ${to}::uuid else from_household end,
      to_household = case when to_household = ${from}::uuid then ${to}::uuid else to_household end
    where trip_id = ${tripId}::uuid and ${from}::uuid in (from_household, to_household)`;
}

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
