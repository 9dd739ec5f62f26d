import type { Participant } from '../participant';
import type { CostsTrip, ExpenseRow, PaymentRow } from './rows';

export const COSTS_ALONE = 'Only those who are going, or have a part in the costs, can see them.';

type Costs = Pick<CostsTrip, 'parts' | 'payments'>;

/**
 * Returns the ids of the households that have a part in the costs: they have paid for an expense,
 * share one, or made or received a payment.
 */
export const householdsIn = ({ parts, payments }: Costs): Set<string> =>
  new Set([
    ...parts.flatMap(({ household_id, paid, share }) =>
      paid !== null || share !== null ? household_id : [],
    ),
    ...payments.flatMap(({ from, to }) => [from, to]),
  ]);

/**
 * True for people who are going or run the trip. Also true for households that have a part in the
 * costs or added an expense, even if they are no longer going.
 */
export function maySee({ household_id, going, runs }: Participant, costs: Costs): boolean {
  if (going || runs) return true;
  if (household_id === null) return false;
  return (
    householdsIn(costs).has(household_id) || costs.parts.some((part) => part.household_id === household_id)
  );
}

export const mayAdd = ({ going, runs }: Participant) => going || runs;

/**
 * True for the household that paid the expense, for the household that added it, and for
 * organisers.
 */
export const mayChangeExpense = (
  { household_id, runs }: Participant,
  { paid_by, added_by }: Pick<ExpenseRow, 'paid_by' | 'added_by'>,
) => runs || paid_by === household_id || added_by === household_id;

/**
 * True when a person may see how the receiver of a payment wants to be paid. Only the household
 * that owes the money and organisers may.
 */
export const seesPayTo = ({ household_id, runs }: Participant, { from }: Pick<PaymentRow, 'from'>) =>
  runs || from === household_id;

/** True for the two households of a payment, and for organisers. */
export const mayChangePayment = (
  { household_id, runs }: Participant,
  { from, to }: Pick<PaymentRow, 'from' | 'to'>,
) => runs || from === household_id || to === household_id;
