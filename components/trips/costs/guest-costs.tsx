import { findCosts } from '@/lib/trips/costs/find-costs';
import type { TripDates } from '@/lib/trips/date-rules';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tintsInTurn } from '../household-face';
import { LateAddExpense, LateCostsView } from './late-costs';
import { shownExpenses } from './shown-expense';
import { usualDays } from './usual-days';

interface Props {
  token: string;
  trip: TripDates;
}

/** A trip's costs on the page of an invitation, for a guest who is going or has a part in them. */
export async function GuestCosts({ token, trip }: Props) {
  const caller = await callerByLink(null, token);
  const found = await findCosts(caller);
  if (!found?.costs) return null;
  const { expenses: _, ...costs } = found.costs;
  const { going, balances } = costs;
  const address = `/api/invites/${token}`;
  const days = usualDays(trip, new Date());
  const ids = balances.map(({ household_id }) => household_id);
  return (
    <section aria-labelledby="costs" className="guest-costs">
      <header>
        <h2 id="costs">Costs</h2>
        {costs.may_add && <LateAddExpense address={address} costs={{ going, balances }} days={days} />}
      </header>
      <LateCostsView
        address={address}
        costs={costs}
        expenses={shownExpenses(found.costs)}
        count={found.count}
        tints={tintsInTurn(ids)}
        days={days}
      />
    </section>
  );
}
