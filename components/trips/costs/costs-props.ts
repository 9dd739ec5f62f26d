import type { Costs } from '@/lib/trips/costs/schema';
import type { Tints } from '../household-face';
import type { ShownExpense } from './shown-expense';
import type { ExpenseDays } from './usual-days';

/** A trip's costs without its expenses. */
export type Sums = Omit<Costs, 'expenses'>;

/** The props that all parts of a trip's costs share. */
export interface CostsProps {
  /** The API's path of the trip: /api/trips/{id}. */
  address: string;
  tripName: string;
  costs: Sums;
  /** The newest expenses. */
  expenses: ShownExpense[];
  /** The number of all expenses. */
  count: number;
  tints: Tints;
  days: ExpenseDays;
}

/** The props of the form for an expense. */
export interface FormProps extends Pick<CostsProps, 'address' | 'days'> {
  costs: Pick<Costs, 'going' | 'balances'>;
}
