import type { CostsTrip, ExpenseRow, PaymentRow } from './rows';

export const COSTS_ALONE = 'Only those who are going, or have a part in the costs, can see them.';

/** A person on a trip, with what decides their access to its costs. */
export interface Party {
  /** The id of their household, whether going or not. */
  household_id: string | null;
  going: boolean;
  /** True for the organiser and co-organisers. */
  runs: boolean;
}

export const partyOf = ({
  ownId,
  attending,
  role,
}: Pick<CostsTrip, 'ownId' | 'attending' | 'role'>): Party => ({
  household_id: ownId ?? null,
  going: attending === true,
  runs: role !== null,
});

type Costs = Pick<CostsTrip, 'parts' | 'payments'>;

/** Returns every household that paid, shares, gave or received something. */
export const householdsIn = ({ parts, payments }: Costs): Set<string> =>
  new Set([
    ...parts.flatMap(({ household_id, paid, share }) => (paid > 0 || share !== null ? household_id : [])),
    ...payments.flatMap(({ from, to }) => [from, to]),
  ]);

/**
 * True for people who are going or run the trip, and for households that have a part in the costs
 * or added an expense, whatever they answer later.
 */
export function maySee({ household_id, going, runs }: Party, costs: Costs): boolean {
  if (going || runs) return true;
  if (household_id === null) return false;
  return (
    householdsIn(costs).has(household_id) || costs.parts.some((part) => part.household_id === household_id)
  );
}

export const mayAdd = ({ going, runs }: Party) => going || runs;

/** True for the household that paid the expense, the one that added it, and organisers. */
export const mayChangeExpense = (
  { household_id, runs }: Party,
  { paid_by, added_by }: Pick<ExpenseRow, 'paid_by' | 'added_by'>,
) => runs || paid_by === household_id || added_by === household_id;

/** True when a person may see how the receiver wants to be paid: only the debtor and organisers. */
export const seesPayTo = ({ household_id, runs }: Party, { from }: Pick<PaymentRow, 'from'>) =>
  runs || from === household_id;

/** True for the payment's two households and organisers. */
export const mayChangePayment = (
  { household_id, runs }: Party,
  { from, to }: Pick<PaymentRow, 'from' | 'to'>,
) => runs || from === household_id || to === household_id;
