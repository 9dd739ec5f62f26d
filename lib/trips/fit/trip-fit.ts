import 'server-only';
import { type SiteConditions, siteConditions } from '@/lib/campsites/site-conditions';
import { type Day, today } from '@/lib/dates';
import { isId } from '@/lib/fields';
import { nextTurn } from '@/lib/in-steps';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import { type Seating, seatPlan } from '../seats/seat-plan';
import { seatingColumns } from '../seats/seating-columns';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { type Finding, unknownSite } from './finding';
import { tripFit } from './fit-of';
import type { Seated } from './party';
import { holidaysOf } from './public-holidays';

/** What is known of a trip's site; null where it has a name alone. */
export interface ConditionsRow {
  conditions: SiteConditions | null;
}

/** The same for SQL together with `tripsOf`. */
export const conditionsColumn = Prisma.sql`case when c.id is not null then ${siteConditions} end conditions`;

interface Stay {
  start_date: Day;
  end_date: Day;
}

/** Whether those who are going suit the trip's site, and it them. */
export function toTripFit(
  { conditions }: ConditionsRow,
  dates: Stay,
  households: Household[],
  seated: Seated,
): Finding[] {
  const site = conditions ?? unknownSite;
  // Once it has begun nobody books early.
  const holidays = dates.start_date > today() ? holidaysOf(site.state) : [];
  return tripFit({ site, households, dates, holidays, seated });
}

/** The same for a trip; null when there is no such trip for whoever asks. */
export async function getTripFit(caller: TripCaller): Promise<Finding[] | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [trip] = await readRows<PeopleRow & ConditionsRow & Seating & Stay>(Prisma.sql`
    select ${peopleOfTrip}, ${seatingColumns},
           ${conditionsColumn}
    from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`);
  if (!trip) return null;
  const { attendees } = toPeople(trip);
  await nextTurn();
  const plan = seatPlan(attendees, trip, trip.conditions?.access ?? null);
  return toTripFit(trip, trip, attendees, { plan, tows: trip.tows });
}
