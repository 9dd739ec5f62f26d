import { notFound } from 'next/navigation';
import { ActionBar } from '@/components/layout/action-bar';
import { AddExpense } from '@/components/trips/costs/add-expense';
import { CostsView } from '@/components/trips/costs/costs-view';
import { shownExpenses } from '@/components/trips/costs/shown-expense';
import { usualDays } from '@/components/trips/costs/usual-days';
import { WaitingCosts } from '@/components/trips/costs/waiting-costs';
import { EstimatePart } from '@/components/trips/estimate/estimate-part';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonLook } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { EXPENSES, requestedCount, type ShowParam } from '@/lib/paging';
import { costsFor, getCostsRow } from '@/lib/trips/costs/read-costs';
import { newestExpenses } from '@/lib/trips/costs/rows';
import { dropOutOf, estimateOf, type Money } from '@/lib/trips/estimate/estimate-of';
import { moneyColumn } from '@/lib/trips/estimate/get-estimate';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { siteDay } from '@/lib/trips/moment';
import { ownTools } from '@/lib/trips/own-tools';
import { tripHead } from '@/lib/trips/trip-head';
import { tripName } from '@/lib/trips/trip-name';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
  searchParams: Promise<{ expenses?: ShowParam }>;
}

export const generateMetadata = tripTitle('Costs');

export const unstable_dynamicStaleTime = 60;

export default async function CostsPage({ params, searchParams }: Props) {
  const { tripId } = await params;
  const caller = await requireCaller(tripId);
  const most = requestedCount((await searchParams).expenses, EXPENSES);
  const [page, row] = await Promise.all([
    tripHead(caller),
    getCostsRow<{ money: Money }>(caller, newestExpenses(most), moneyColumn(caller)),
  ]);
  if (!page || !row) notFound();

  const { trip, people, ownId } = page;
  const now = new Date();
  const shown = costsFor(row, people);
  if (!shown) {
    return (
      <TripFrame page={page} part="costs" now={now}>
        <EmptyState
          className="max-w-156"
          icon={<Icon name="receipt-text" />}
          title="Costs are for those who are going"
          action={
            <ButtonLink href={`/trip/${trip.id}`} variant="secondary">
              {trip.called_off ? 'Back to the trip' : 'Answer on the overview'}
            </ButtonLink>
          }
        >
          Everyone who’s going can see here what was paid for the group, and who pays whom.
        </EmptyState>
      </TripFrame>
    );
  }
  const { organises, closed } = ownTools(page, now);
  const dropOut = trip.attending && !page.role && !closed ? dropOutOf(row.money) : null;
  const address = `/api/trips/${trip.id}`;
  const days = usualDays(trip, siteDay(page, now));
  const { expenses: _, ...costs } = shown;
  const { going, balances } = costs;
  const add = (className?: string) =>
    costs.may_add && (
      <AddExpense address={address} costs={{ going, balances }} days={days} className={className} />
    );
  return (
    <TripFrame
      page={page}
      part="costs"
      now={now}
      action={
        <div className="flex gap-3">
          {row.all.count > 0 && (
            <a href={`${address}/expenses.csv`} download className={buttonLook({ variant: 'secondary' })}>
              Save as CSV
            </a>
          )}
          {add()}
        </div>
      }
    >
      {dropOut && <p className="mb-4 text-body wrap-anywhere">If you drop out: {dropOut}</p>}
      <WaitingCosts tripId={trip.id} address={address} costs={{ going, balances }} days={days} />
      <CostsView
        address={address}
        tripName={tripName(trip)}
        costs={costs}
        expenses={shownExpenses(shown)}
        count={row.all.count}
        tints={page.tints}
        days={days}
      />
      {organises && (
        <EstimatePart
          address={address}
          money={row.money}
          estimate={estimateOf({ ...trip, attendees: people.attendees, ownId }, row.money)}
        />
      )}
      {costs.may_add && <ActionBar>{add('w-full')}</ActionBar>}
    </TripFrame>
  );
}
