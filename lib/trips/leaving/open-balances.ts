import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { balancesOf } from '../costs/balances';
import { accountsColumns, type CostsRow } from '../costs/rows';
import type { HouseholdId } from '../households/household-id';
import { forgetLeft } from '../households/move-costs';

export interface HouseholdBalance extends HouseholdId {
  name: string | null;
  profileId: string | null;
  /** Null for an account. */
  email: string | null;
  /** Above zero when the household gets money back. */
  cents: number;
}

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

export async function balanceOf({ tripId, id }: HouseholdId): Promise<number> {
  const [own] = await balancesOfHouseholds(
    db,
    Prisma.sql`h.trip_id = ${tripId}::uuid and h.id = ${id}::uuid`,
  );
  return own?.cents ?? 0;
}

/** households_owing_idx has these households. */
export const isNamedLeft = Prisma.sql`h.left_at is not null and h.name is not null`;

/** How many trips one statement reads, so that it ends long before its time limit. */
const TRIPS = 50;

export async function forgetSettled(most = TRIPS): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const trips = await db.$queryRaw<
      ({ id: string; left: string[] } & Pick<CostsRow, 'parts' | 'payments'>)[]
    >`
      select t.id::text, array(select h.id::text from households h where h.trip_id = t.id and ${isNamedLeft}) "left",
             ${accountsColumns}
      from (
        select distinct h.trip_id from households h where h.trip_id > ${last}::uuid and ${isNamedLeft}
        order by h.trip_id limit ${most}
      ) owing join trips t on t.id = owing.trip_id
      order by t.id`;
    const end = trips.at(-1);
    if (!end) return;
    last = end.id;
    for (const { id, left, parts, payments } of trips) {
      const accounts = balancesOf(parts, payments);
      const settled = left.filter((household) => (accounts.get(household)?.cents ?? 0) === 0);
      if (settled.length === 0) continue;
      await forgetLeft(db, Prisma.sql`h.trip_id = ${id}::uuid and h.id = any(${settled}::uuid[])`);
    }
  }
}
