import { Prisma } from '@/prisma/generated/client';
import type { Participant } from '../participant';
import type { CostsTrip, ExpenseRow, PaymentRow } from './rows';

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

export const COSTS_ALONE = 'Only those who are going, or have a part in the costs, can see them.';

type Costs = Pick<CostsTrip, 'parts' | 'payments'>;

export const householdsIn = ({ parts, payments }: Costs): Set<string> =>
  new Set([
    ...parts.flatMap(({ household_id, paid, share }) =>
      paid !== null || share !== null ? household_id : [],
    ),
    ...payments.flatMap(({ from, to }) => [from, to]),
  ]);

/** Households with a part in the costs, or that added an expense, see them even after they have left. */
export function maySee({ household_id, going, runs }: Participant, costs: Costs): boolean {
  if (going || runs) return true;
  if (household_id === null) return false;
  return (
    householdsIn(costs).has(household_id) || costs.parts.some((part) => part.household_id === household_id)
  );
}

export const mayAdd = ({ going, runs }: Participant) => going || runs;

export const mayChangeExpense = (
  { household_id, runs }: Participant,
  { paid_by, added_by }: Pick<ExpenseRow, 'paid_by' | 'added_by'>,
) => runs || paid_by === household_id || added_by === household_id;

/** How the receiver of a payment wants to be paid is for the household that owes it, and organisers. */
export const seesPayTo = ({ household_id, runs }: Participant, { from }: Pick<PaymentRow, 'from'>) =>
  runs || from === household_id;

export const mayChangePayment = (
  { household_id, runs }: Participant,
  { from, to }: Pick<PaymentRow, 'from' | 'to'>,
) => runs || from === household_id || to === household_id;
