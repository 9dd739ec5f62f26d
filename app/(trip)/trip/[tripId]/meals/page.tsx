import { notFound } from 'next/navigation';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { DietsLine } from '@/components/trips/meals/diets-line';
import { MealsBoard } from '@/components/trips/meals/meals-board';
import { PrintList } from '@/components/trips/meals/print-list';
import { dayStops } from '@/components/trips/stops/day-stop';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { dietsByMeal } from '@/lib/trips/meals/diets';
import { getMealRows } from '@/lib/trips/meals/get-meals';
import { overMeals } from '@/lib/trips/meals/grid';
import { toMeals } from '@/lib/trips/meals/to-meals';
import { ownTools } from '@/lib/trips/own-tools';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('Meals');

export const unstable_dynamicStaleTime = 60;

export default async function MealsPage({ params }: Props) {
  const { tripId } = await params;
  const caller = await requireCaller(tripId);
  const [page, rows] = await Promise.all([tripHead(caller), getMealRows(caller)]);
  if (!page || !rows) notFound();

  const { trip, people } = page;
  const now = new Date();
  const { closed, organises } = ownTools(page, now);
  const going = people.attendees;
  const own = going.find(({ household_id }) => household_id === page.ownId);
  const { days, diets } = toMeals(trip, going, rows);
  const hasList = days.some(({ meals }) => meals.some(({ items }) => items.length > 0));
  const stops = dayStops(page.stops, trip);
  return (
    <TripFrame page={page} part="meals" now={now} action={hasList && <PrintList />}>
      <MealsBoard
        path={`/api/trips/${trip.id}/meals`}
        days={days}
        {...(stops && { stops })}
        households={going.map(({ household_id, profile_name }) => ({ household_id, name: profile_name }))}
        tints={page.tints}
        own={own?.household_id ?? null}
        organises={organises !== null}
        edits={!closed && (own !== undefined || organises !== null)}
        over={overMeals(trip, now, page.zone)}
        dietsByMeal={own ? dietsByMeal(trip, going, diets) : {}}
        diets={
          own && (
            <DietsLine
              diets={diets}
              ownHref={page.guest ? `/trip/${trip.id}/attendance?edit=diets` : '/your-crew'}
            />
          )
        }
      />
    </TripFrame>
  );
}
