import 'server-only';
import { today } from '@/lib/dates';
import { isId } from '@/lib/fields';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import { bookingsColumn } from '../bookings/read-bookings';
import { accessOf } from '../cars/car-standing';
import { seatingColumns } from '../cars/read-seats';
import { type Seating, seatPlan } from '../cars/seat-plan';
import type { TripDates } from '../date-rules';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { FitNote } from './answers/note';
import type { Finding, FitBooking, FitSite } from './finding';
import { type FitColumns, fitColumns, toFitSite } from './fit-columns';
import { tripFit } from './fit-of';
import type { Seated } from './party';
import { holidaysOf } from './public-holidays';

interface BookedRow {
  bookings: FitBooking[];
}

export function toTripFit(
  site: FitSite,
  notes: readonly FitNote[],
  dates: TripDates,
  households: Household[],
  seated: Seated,
  bookings: readonly FitBooking[],
): Finding[] {
  // Public holidays matter only before the trip, as a reason to book early.
  const now = today();
  const holidays = dates.start_date > now ? holidaysOf(site.state) : [];
  return tripFit({ site, households, dates, holidays, seated, notes, bookings, today: now });
}

/** Null when the caller can't see the trip. */
export async function getTripFit(caller: TripCaller, client: Tx = db): Promise<Finding[] | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [trip] = await readRows<PeopleRow & FitColumns & Seating & TripDates & BookedRow>(
    Prisma.sql`
    select ${peopleOfTrip}, ${seatingColumns},
           ${fitColumns}, ${bookingsColumn}
    from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`,
    client,
  );
  if (!trip) return null;
  const { attendees } = toPeople(trip);
  const site = toFitSite(trip);
  const plan = seatPlan(attendees, trip, accessOf(site.access, trip.notes));
  return toTripFit(site, trip.notes, trip, attendees, { plan, tows: trip.tows }, trip.bookings);
}
