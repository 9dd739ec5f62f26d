import type { Costs } from '@/lib/trips/costs/schema';
import type { Tints } from '../household-face';
import type { ShownExpense } from './shown-expense';
import type { ExpenseDays } from './usual-days';

export type Sums = Omit<Costs, 'expenses'>;

export interface CostsProps {
  /** /api/trips/{id}. */
  address: string;
  tripName: string;
  costs: Sums;
  /** The newest expenses. */
  expenses: ShownExpense[];
  count: number;
  tints: Tints;
  days: ExpenseDays;
}

export interface FormProps extends Pick<CostsProps, 'address' | 'days'> {
  costs: Pick<Costs, 'going' | 'balances'>;
}
