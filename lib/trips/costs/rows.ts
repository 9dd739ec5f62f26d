import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { PeopleRow } from '../attendance/people';
import type { Expense } from './schema';
import type { Share } from './split';

export type ExpenseField = 'what' | 'day' | 'cents' | 'paid_by' | 'refund' | 'shares';

export interface ExpenseRow extends Omit<Expense, 'shares' | 'stale' | 'may_change'> {
  shares: Share[];
  /** The version in which each field was last changed. */
  changed_in: Partial<Record<ExpenseField, number>>;
}

export interface PaymentRow {
  id: string;
  from: string;
  to: string;
  cents: number;
  at: string;
}

/** Refunds count as negative amounts. */
export interface PartRow {
  household_id: string;
  /** Null for a household that paid no expense, but shares or added one. */
  paid: number | null;
  share: number | null;
  /** The cents of `share` that rounding has added to the household's exact parts. */
  rounding: number;
}

export interface LeftHousehold {
  id: string;
  /** The given name; null unless the balance was open when the household left. */
  name: string | null;
  deleted: boolean;
}

export interface CostsRow {
  attending: boolean | null;
  role: string | null;
  all: { count: number; cents: number };
  /** The households that paid, share or added an expense. */
  parts: PartRow[];
  /** Those that the page shows, the newest day first. */
  expenses: ExpenseRow[];
  payments: PaymentRow[];
  /** Keyed by household id. */
  pay_to: Record<string, string>;
  left_households: LeftHousehold[];
}

export type CostsTrip = PeopleRow & CostsRow;

/** Postgres builds three lists of shares in half the time that one object per share would take. */
export interface CostsColumns extends Omit<CostsRow, 'expenses'> {
  expenses: (Omit<ExpenseRow, 'shares'> & { shares: ShareColumns })[];
}

type ShareColumns = [households: string[], weights: number[], cents: number[]] | [null, null, null];

export const toCostsRow = <Row extends CostsColumns>(row: Row): Omit<Row, 'expenses'> & CostsRow => ({
  ...row,
  expenses: row.expenses.map((expense) => ({ ...expense, shares: toShares(expense.shares) })),
});

function toShares([households, weights, cents]: ShareColumns): Share[] {
  if (households === null) return [];
  return households.map((household_id, at) => ({
    household_id,
    weight: weights[at] as number,
    cents: cents[at] as number,
  }));
}

export const allExpenses = Prisma.sql`select * from expenses where trip_id = t.id`;

export const newestExpenses = (most: number) =>
  Prisma.sql`${allExpenses} order by day desc, id desc limit ${most}`;

/** None after an unknown expense. */
export const expensesBefore = (id: string, most: number) =>
  Prisma.sql`${allExpenses} and (day, id) < (
      select day, id from expenses where trip_id = t.id and id = ${id}::uuid
    ) order by day desc, id desc limit ${most}`;

export const oneExpense = (id: string) => Prisma.sql`${allExpenses} and id = ${id}::uuid`;

/** Of a trip `t`, for `balancesOf`. */
export const accountsColumns = Prisma.sql`
  (select coalesce(json_agg(json_build_object('household_id', household_id, 'paid', paid, 'share', share, 'rounding', rounding)), '[]')
   from (
     select household_id, sum(paid) paid, sum(share) share, round(sum(rounding)::numeric, 6) rounding
     from (
       select paid_by household_id, case when refund then -cents else cents end paid, null::int share,
              0::float8 rounding
       from expenses where trip_id = t.id
       union all
       select added_by, null, null, 0 from expenses where trip_id = t.id
       union all
       select household_id, null, sum(sign * cents), sum(sign * (cents - total::float8 * weight / weights))
       from (select s.household_id, s.cents, s.weight, e.cents total, case when e.refund then -1 else 1 end sign,
                    nullif(sum(s.weight) over (partition by s.expense_id), 0) weights
             from expenses e join expense_shares s on s.expense_id = e.id where e.trip_id = t.id) shared
       group by household_id
     ) part
     group by household_id
   ) each) parts,
  (select coalesce(json_agg(json_build_object(
     'id', paid.id, 'from', paid.from_household, 'to', paid.to_household, 'cents', paid.cents, 'at', paid.created_at
   ) order by paid.created_at desc, paid.id desc), '[]')
   from payments paid where paid.trip_id = t.id) payments`;

/**
 * Postgres sums up the shares, because a trip of 60 households with 200 expenses has 12,000 of them and a
 * page shows only a few.
 */
export const listingCosts = (listed: Prisma.Sql) => Prisma.sql`
  own.attending, own.role, ${sumsAnd(listed)}`;

export const sumsAnd = (listed: Prisma.Sql) => Prisma.sql`
  (select json_build_object('count', count(*), 'cents', coalesce(sum(case when refund then -cents else cents end), 0))
   from expenses where trip_id = t.id) "all",
  ${accountsColumns},
  (select coalesce(json_agg(json_build_object(
     'id', e.id, 'what', e.what, 'day', e.day, 'cents', e.cents, 'paid_by', e.paid_by, 'added_by', e.added_by,
     'refund', e.refund,
     'split', e.split, 'version', e.version, 'changed_in', e.changed_in,
     'shares', (select json_build_array(
         json_agg(s.household_id), json_agg(s.weight), json_agg(s.cents))
       from (select household_id, weight, cents from expense_shares
             where expense_id = e.id order by household_id) s)
   ) order by e.day desc, e.id desc), '[]')
   from (${listed}) e) expenses,
  (select coalesce(json_object_agg(h.id, h.pay_to), '{}')
   from households h where h.trip_id = t.id and h.pay_to is not null) pay_to,
  (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'deleted', h.account_deleted) order by h.id), '[]')
   from households h
   where h.trip_id = t.id and h.left_at is not null and (h.name is not null or h.account_deleted)) left_households`;

export const costsColumns = listingCosts(allExpenses);
