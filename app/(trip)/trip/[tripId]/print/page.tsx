import { notFound } from 'next/navigation';
import { PageMain } from '@/components/layout/page-main';
import { LiveTrip } from '@/components/trips/head/live-trip';
import { TripSheet } from '@/components/trips/print/trip-sheet';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { groundAround } from '@/lib/campsites/static-map/ground-around';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { getMealRows } from '@/lib/trips/meals/get-meals';
import { toMeals } from '@/lib/trips/meals/to-meals';
import { tripHead } from '@/lib/trips/trip-head';
import { getTripOverview } from '@/lib/trips/trip-overview';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('Trip card');

export default async function PrintPage({ params }: Props) {
  const { tripId } = await params;
  const caller = await requireCaller(tripId);
  const [head, overview, rows] = await Promise.all([
    tripHead(caller),
    getTripOverview(caller),
    getMealRows(caller),
  ]);
  if (!head || !overview || !rows) notFound();
  const page = { ...head, ...overview };

  const { trip, people, location, version } = page;
  const site = location.location;
  const going = people.attendees;
  const own = going.find(({ household_id }) => household_id === page.ownId);
  return (
    <PageMain className="max-w-[62rem]">
      <LiveTrip tripId={trip.id} version={version} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink
          href={`/trip/${trip.id}`}
          variant="secondary"
          icon={<Icon name="arrow-left" />}
          pendingText="Loading trip..."
        >
          Back to the trip
        </ButtonLink>
        <PrintButton variant="primary">Print</PrintButton>
      </div>
      <TripSheet
        page={page}
        ground={site.id ? await groundAround(site) : null}
        days={toMeals(trip, going, rows).days}
        own={own?.household_id ?? null}
        now={new Date()}
      />
    </PageMain>
  );
}
