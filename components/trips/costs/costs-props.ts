import type { Costs } from '@/lib/trips/costs/schema';
import type { Tints } from '../household-face';
import type { ExpenseDays } from './usual-days';

/** What every part of a trip's costs is made from. */
export interface CostsProps {
  /** Where its calls are: /api/trips/{id}. */
  address: string;
  costs: Costs;
  tints: Tints;
  days: ExpenseDays;
}

/** What the form of an expense needs of them. */
export interface FormProps extends Pick<CostsProps, 'address' | 'days'> {
  costs: Pick<Costs, 'going' | 'balances'>;
}
