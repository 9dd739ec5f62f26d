import 'server-only';
import type { Tx } from '@/lib/server/db/client';

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
