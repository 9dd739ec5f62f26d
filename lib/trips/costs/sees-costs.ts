import { Prisma } from '@/prisma/generated/client';

/** SQL for the same rule as `maySee` in policy.ts, for a query from `tripsOf`. */
export const seesCosts = Prisma.sql`
  case when own.attending or own.role is not null then true else (
    exists (
      select from expenses e
      where e.trip_id = t.id and (
        own.household_id in (e.paid_by, e.added_by)
        or exists (select from expense_shares s where s.expense_id = e.id and s.household_id = own.household_id)))
    or exists (
      select from payments paid
      where paid.trip_id = t.id and own.household_id in (paid.from_household, paid.to_household))
  ) end`;
