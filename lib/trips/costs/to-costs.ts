import type { Day } from '@/lib/dates';
import type { TripPeople } from '../attendance/people';
import { isThereOn } from '../attendance/presence';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { leftName } from '../households/household-name';
import type { Participant } from '../participant';
import { balancesOf, NOTHING, settle } from './balances';
import { householdsIn, mayAdd, mayChangeExpense, mayChangePayment, seesPayTo } from './policy';
import type { CostsRow, ExpenseRow, LeftHousehold, PaymentRow } from './rows';
import type { Balance, Costs, Expense, Payment } from './schema';
import { byHousehold, defaultWeight, fromHundredths, isStale, toHundredths, type Weighted } from './split';

export interface UsualWeights {
  /** By people and nights. */
  going: Weighted[];
  /** By people alone. */
  thereOn: (day: Day) => Weighted[];
}

export function usualWeights(households: readonly Household[], trip: TripDates): UsualWeights {
  const counted = households
    .map((household) => ({
      household,
      household_id: household.household_id,
      ...defaultWeight(household, trip),
    }))
    .sort(byHousehold);
  return {
    going: counted.map(({ household_id, weight }) => ({ household_id, weight: toHundredths(weight) })),
    thereOn: (day) =>
      counted
        .filter(({ household }) => isThereOn(household, trip, day))
        .map(({ household_id, people }) => ({ household_id, weight: toHundredths(people) })),
  };
}

type People = Pick<TripPeople, 'pending' | 'notGoing'> & { attendees: readonly Household[] };

type Spent = TripDates &
  Pick<CostsRow, 'all' | 'parts' | 'expenses' | 'payments' | 'pay_to' | 'left_households'>;

export function toCosts(
  { all, parts, expenses, payments, pay_to: payTo, left_households: left, ...trip }: Spent,
  people: People,
  party: Participant,
): Costs {
  const accounts = balancesOf(parts, payments);
  const others = [...householdsIn({ parts, payments })].filter(
    (id) => !people.attendees.some(({ household_id }) => household_id === id),
  );
  const households = [
    ...people.attendees.map(({ household_id, profile_name }) => ({
      household_id,
      name: profile_name,
      going: true,
    })),
    ...namesOf(
      others,
      people,
      left.map((each) => (accounts.get(each.id)?.cents ? each : { ...each, name: null })),
    ).map((other) => ({ ...other, going: false })),
  ];
  const balances = households.map(
    ({ household_id, name, going }): Balance => ({
      household_id,
      name,
      ...(accounts.get(household_id) ?? NOTHING),
      own: household_id === party.household_id,
      going,
    }),
  );
  const settlement = settle(balances);
  const weights = usualWeights(people.attendees, trip);
  return {
    expenses: expenses.map((expense) => toExpense(expense, party, weights)),
    balances,
    settlement: settlement.map((transfer) => ({
      ...transfer,
      may_mark: mayChangePayment(party, transfer),
      pay_to: seesPayTo(party, transfer) ? (payTo[transfer.to] ?? null) : null,
    })),
    pay_to: (party.household_id && payTo[party.household_id]) ?? null,
    payments: payments.map((payment) => toPayment(payment, party)),
    total: all.cents,
    may_add: mayAdd(party),
    going: people.attendees.map((household) => ({
      household_id: household.household_id,
      name: household.profile_name,
      own: household.household_id === party.household_id,
      ...defaultWeight(household, trip),
      arrive_on: household.arrive_on ?? trip.start_date,
      leave_on: household.leave_on ?? trip.end_date,
    })),
  };
}

export const toExpense = (
  { changed_in: _, shares, ...row }: ExpenseRow,
  party: Participant,
  weights: UsualWeights,
): Expense => ({
  ...row,
  shares: shares.map((share) => ({ ...share, weight: fromHundredths(share.weight) })),
  stale: isStale({ ...row, shares }, row.split === 'there' ? weights.thereOn(row.day) : weights.going),
  may_change: mayChangeExpense(party, row),
});

export const toPayment = ({ at, ...row }: PaymentRow, party: Participant): Payment => ({
  ...row,
  at: new Date(at).toISOString(),
  may_change: mayChangePayment(party, row),
});

function namesOf(ids: readonly string[], { pending, notGoing }: People, left: readonly LeftHousehold[]) {
  const named = [...pending, ...notGoing].flatMap(({ id, name }) =>
    name !== null && ids.includes(id) ? [{ household_id: id, name }] : [],
  );
  const gone = ids.filter((id) => !named.some(({ household_id }) => household_id === id)).sort();
  const times = new Map<string, number>();
  return [
    ...named,
    ...gone.map((household_id) => {
      const name = leftName(left.find(({ id }) => id === household_id));
      const nth = (times.get(name) ?? 0) + 1;
      times.set(name, nth);
      return { household_id, name: nth === 1 ? name : `${name} ${nth}` };
    }),
  ];
}
