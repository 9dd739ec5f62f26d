import type { Costs } from '@/lib/trips/costs/schema';
import type { Tints } from '../household-face';
import type { ShownExpense } from './shown-expense';
import type { ExpenseDays } from './usual-days';

/** A trip's costs but for its expenses. */
export type Sums = Omit<Costs, 'expenses'>;

/** What every part of a trip's costs is made from. */
export interface CostsProps {
  /** Where its calls are: /api/trips/{id}. */
  address: string;
  tripName: string;
  costs: Sums;
  /** The newest of the expenses. */
  expenses: ShownExpense[];
  /** How many there are in all. */
  count: number;
  tints: Tints;
  days: ExpenseDays;
}

/** What the form of an expense needs of them. */
export interface FormProps extends Pick<CostsProps, 'address' | 'days'> {
  costs: Pick<Costs, 'going' | 'balances'>;
}
