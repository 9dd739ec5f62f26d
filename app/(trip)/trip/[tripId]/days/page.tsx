import { notFound } from 'next/navigation';
import { DaysBoard } from '@/components/trips/days/days-board';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { dayStops } from '@/components/trips/stops/day-stop';
import { getDaysRow, skyOver } from '@/lib/trips/days/get-days';
import { toDays, waterText } from '@/lib/trips/days/to-days';
import { countAll } from '@/lib/trips/headcount/count';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { overMeals } from '@/lib/trips/meals/grid';
import { siteDay } from '@/lib/trips/moment';
import { ownTools } from '@/lib/trips/own-tools';
import { tidesOfStops } from '@/lib/trips/stops/stop-tides';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('Day by day');

export const unstable_dynamicStaleTime = 60;

export default async function DaysPage({ params }: Props) {
  const { tripId } = await params;
  const caller = await requireCaller(tripId);
  const [page, row] = await Promise.all([tripHead(caller), getDaysRow(caller)]);
  if (!page || !row) notFound();

  const { trip, people, ownId, gearLines } = page;
  const now = new Date();
  const { closed, organises } = ownTools(page, now);
  const going = people.attendees;
  const own = going.some(({ household_id }) => household_id === ownId) ? ownId : null;
  const [first, ...others] = closed ? [] : await tidesOfStops(page.stops, now);
  const dates = { start_date: trip.start_date, end_date: trip.end_date };
  const stops = dayStops(page.stops, dates);
  return (
    <TripFrame page={page} part="days" now={now}>
      <DaysBoard
        tripId={trip.id}
        trip={dates}
        {...(stops && { stops })}
        datesOpen={trip.dates_open}
        today={siteDay(page, now)}
        {...toDays(dates, going, { ...row, bans: page.bans })}
        households={going.map((each) => ({
          household_id: each.household_id,
          name: each.profile_name,
          people: countAll([each]).people,
          arrive_on: each.arrive_on,
          leave_on: each.leave_on,
          arrive_by: each.arrive_by,
          leave_by: each.leave_by,
        }))}
        tints={page.tints}
        own={own}
        ownId={ownId}
        organises={organises !== null}
        edits={!closed && (own !== null || organises !== null)}
        over={overMeals(trip, now, page.zone)}
        {...skyOver(trip, row, now)}
        tides={first ?? null}
        {...(others.length > 0 && { otherTides: others })}
        water={closed ? null : waterText(gearLines, page.site.drinkingWater, page.stops.length)}
      />
    </TripFrame>
  );
}
