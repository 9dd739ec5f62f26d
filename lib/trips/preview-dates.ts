import 'server-only';
import { daysBetween } from '@/lib/dates';
import { Prisma } from '@/prisma/generated/client';
import { notFound } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import { db, readRows } from '../server/db/client';
import { movedNights, nightsOf, nightsWithin, sleepsIn } from './attendance/nights';
import { type PeopleRow, peopleOfTrip, stayOf, toPeople } from './attendance/people';
import type { Nights } from './attendance/schema';
import { untoldOf } from './attendance/told-by-mail';
import type { TripDates } from './date-rules';
import { type RunTrip, tripToRun } from './lock-trip';
import type { DatesPreview } from './schema';
import { movedStay } from './stops/change/moved-stays';
import { daysOfStops, fittedToDates } from './stops/run-stop';
import { tripOfCaller } from './trip-caller';

export async function previewDates(viewer: Viewer, tripId: string, to: TripDates): Promise<DatesPreview> {
  const trip = await tripToRun(db, viewer, tripId);
  const [row] = await readRows<PeopleRow>(Prisma.sql`
    select ${peopleOfTrip} from ${tripOfCaller({ viewer, tripId })} where t.id = ${tripId}::uuid`);
  if (!row) throw notFound();
  if (row.start_date === to.start_date && row.end_date === to.end_date) return { households: [], untold: [] };
  const people = toPeople(row);
  const rows = new Map(row.households.map((each) => [each.id, each]));
  return {
    households: people.attendees.flatMap(({ household_id, profile_name }) => {
      const said = rows.get(household_id);
      const change = said && changeOfStay(stayOf(said), movedFor(trip, stayOf(said), to), row, to);
      return change ? [{ household_id, name: profile_name, ...change }] : [];
    }),
    untold: untoldOf(people).map(({ id, name }) => ({ household_id: id, name: name ?? '' })),
  };
}

/** On a trip with several stops people stay with their stops. */
function movedFor(trip: RunTrip, said: Nights, { start_date: start, end_date: end }: TripDates): Nights {
  const { stops } = trip;
  if (!stops)
    return movedNights(
      said,
      { start_date: trip.start, end_date: trip.end },
      { start_date: start, end_date: end },
    );
  const after = { ...trip, start, end, stops: fittedToDates(stops, daysBetween(start, end)) };
  return movedStay(said, daysOfStops(trip), daysOfStops(after));
}

function changeOfStay(said: Nights, moved: Nights, from: TripDates, to: TripDates) {
  const before = nightsWithin(said, from);
  const { arrive_on, leave_on } = nightsWithin(moved, to);
  if ([before.arrive_on, before.leave_on, arrive_on, leave_on].every((day) => day === null)) return null;
  const cut = countNights({ arrive_on, leave_on }, to) < countNights(before, from);
  const same = arrive_on === before.arrive_on && leave_on === before.leave_on;
  return same && !cut ? null : { arrive_on, leave_on, cut };
}

const countNights = (nights: Nights, trip: TripDates) =>
  nightsOf(trip).filter((night) => sleepsIn(nights, night)).length;
