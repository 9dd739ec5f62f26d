import type { CostsTrip, ExpenseRow, PaymentRow } from './rows';

export const COSTS_ALONE = 'Only those who are going, or have a part in the costs, can see them.';

/** Somebody on a trip as its costs know them. */
export interface Party {
  /** Their household's id, whether they are going or not. */
  household_id: string | null;
  going: boolean;
  /** Whether they run the trip. */
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

/** Every household that paid, bears, gave or got something. */
export const householdsIn = ({ parts, payments }: Costs): Set<string> =>
  new Set([
    ...parts.flatMap(({ household_id, paid, share }) => (paid > 0 || share !== null ? household_id : [])),
    ...payments.flatMap(({ from, to }) => [from, to]),
  ]);

/** Whoever is going or runs the trip, and whoever has a part or added an expense, whatever they answer later. */
export function maySee({ household_id, going, runs }: Party, costs: Costs): boolean {
  if (going || runs) return true;
  if (household_id === null) return false;
  return (
    householdsIn(costs).has(household_id) || costs.parts.some((part) => part.household_id === household_id)
  );
}

export const mayAdd = ({ going, runs }: Party) => going || runs;

/** Who paid it, who added it, and those who run the trip. */
export const mayChangeExpense = (
  { household_id, runs }: Party,
  { paid_by, added_by }: Pick<ExpenseRow, 'paid_by' | 'added_by'>,
) => runs || paid_by === household_id || added_by === household_id;

/** How the receiver wants to be paid is for who owes it and those who run the trip. */
export const seesPayTo = ({ household_id, runs }: Party, { from }: Pick<PaymentRow, 'from'>) =>
  runs || from === household_id;

/** Either of the two, and those who run the trip. */
export const mayChangePayment = (
  { household_id, runs }: Party,
  { from, to }: Pick<PaymentRow, 'from' | 'to'>,
) => runs || from === household_id || to === household_id;
