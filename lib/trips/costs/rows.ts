import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { PeopleRow } from '../attendance/people';
import type { Expense } from './schema';
import type { Share } from './split';

export type ExpenseField = 'what' | 'day' | 'cents' | 'paid_by' | 'shares';

export interface ExpenseRow extends Omit<Expense, 'shares' | 'stale' | 'may_change'> {
  shares: Share[];
  /** The version that has changed each field last. */
  changed_in: Partial<Record<ExpenseField, number>>;
}

export interface PaymentRow {
  id: string;
  from: string;
  to: string;
  cents: number;
  at: string;
}

/** What costs need of a trip besides its people. */
export interface CostsRow {
  attending: boolean | null;
  role: string | null;
  expenses: ExpenseRow[];
  payments: PaymentRow[];
}

export type CostsTrip = PeopleRow & CostsRow;

/** As the query gives them: an expense's shares as three lists, which take Postgres half the time of an object for each. */
export interface CostsColumns extends Omit<CostsRow, 'expenses'> {
  expenses: (Omit<ExpenseRow, 'shares'> & { shares: ShareColumns })[];
}

type ShareColumns = [households: string[], weights: number[], cents: number[]] | [null, null, null];

/** The costs in a row that has `costsColumns`. */
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

/** CostsColumns for SQL together with `tripsOf`, beside the trip's people. */
export const costsColumns = Prisma.sql`
  own.attending, own.role,
  (select coalesce(json_agg(json_build_object(
     'id', e.id, 'what', e.what, 'day', e.day, 'cents', e.cents, 'paid_by', e.paid_by, 'added_by', e.added_by,
     'split', e.split, 'version', e.version, 'changed_in', e.changed_in,
     'shares', (select json_build_array(
         json_agg(s.household_id), json_agg(s.weight), json_agg(s.cents))
       from (select household_id, weight, cents from expense_shares
             where expense_id = e.id order by household_id) s)
   ) order by e.day desc, e.id desc), '[]')
   from expenses e where e.trip_id = t.id) expenses,
  (select coalesce(json_agg(json_build_object(
     'id', paid.id, 'from', paid.from_household, 'to', paid.to_household, 'cents', paid.cents, 'at', paid.created_at
   ) order by paid.created_at desc, paid.id desc), '[]')
   from payments paid where paid.trip_id = t.id) payments`;
