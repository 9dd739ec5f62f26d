import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { balancesOf } from '../costs/balances';
import { accountsColumns, type CostsRow } from '../costs/rows';
import { forgetLeft } from '../households/give-back-costs';
import type { HouseholdId } from '../households/household-id';

export interface HouseholdBalance extends HouseholdId {
  /** Name of the account or guest; null for a household without a name. */
  name: string | null;
  profileId: string | null;
  /** The address at which a guest got the invitation's link; null for an account. */
  email: string | null;
  /** The household's balance: above zero when it gets money back. */
  cents: number;
}

/** Returns the balances of households `h`. */
export async function balancesOfHouseholds(tx: Tx, which: Prisma.Sql): Promise<HouseholdBalance[]> {
  const rows = await tx.$queryRaw<(Omit<HouseholdBalance, 'cents'> & Pick<CostsRow, 'parts' | 'payments'>)[]>`
    select h.trip_id::text "tripId", h.id::text, coalesce(p.name, h.name) name, h.profile_id::text "profileId",
           case when h.profile_id is null then coalesce(i.confirmed_email, i.email) end::text email,
           ${accountsColumns}
    from households h
    join trips t on t.id = h.trip_id
    left join profiles p on p.id = h.profile_id
    left join invites i on i.trip_id = h.trip_id and i.id = h.id
    where ${which}
    order by h.trip_id, h.id`;
  return rows.map(({ parts, payments, ...household }) => ({
    ...household,
    cents: balancesOf(parts, payments).get(household.id)?.cents ?? 0,
  }));
}

/** Returns one household's balance. */
export async function balanceOf({ tripId, id }: HouseholdId): Promise<number> {
  const [own] = await balancesOfHouseholds(
    db,
    Prisma.sql`h.trip_id = ${tripId}::uuid and h.id = ${id}::uuid`,
  );
  return own?.cents ?? 0;
}

/** Forgets the names of households that have left, once their balances are zero. */
export async function forgetSettled(): Promise<void> {
  const named = Prisma.sql`h.left_at is not null and h.name is not null`;
  for (const { tripId, id, cents } of await balancesOfHouseholds(db, named)) {
    if (cents === 0) await forgetLeft(db, Prisma.sql`h.trip_id = ${tripId}::uuid and h.id = ${id}::uuid`);
  }
}
