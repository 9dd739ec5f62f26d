import 'server-only';
import { siteAccess } from '@/lib/campsites/facts/known-site';
import { shownByTrip } from '@/lib/campsites/policy';
import type { Day } from '@/lib/dates';
import type { Drivetrain } from '@/lib/drivetrains';
import { isId } from '@/lib/fields';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { everybodyOn, type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import type { FitNote } from '../fit/answers/note';
import { notesColumn } from '../fit/answers/notes-column';
import { withDays } from '../stops/stops';
import { stopsJson } from '../stops/stops-column';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { type Access, accessOf, accessOfStops } from './car-standing';
import { type Seating, type SeatPlan, seatPlan } from './seat-plan';

/** Of a trip `t`; the objects have car ids by the id of the person or towed vehicle. */
export const seatingColumns = Prisma.sql`
  (select coalesce(json_object_agg(s.person_id, s.ride_id) filter (where not s.part_way), '{}')
   from trip_seats s where s.trip_id = t.id) seats,
  (select coalesce(json_object_agg(s.person_id, s.ride_id) filter (where s.part_way), '{}')
   from trip_seats s where s.trip_id = t.id) part_way,
  (select coalesce(json_object_agg(tow.ride_id, tow.car_id), '{}') from trip_tows tow where tow.trip_id = t.id) tows`;

export interface AccessRow {
  needs: Drivetrain | null;
  notes: FitNote[];
  start_date: Day;
  /** Null on a trip with one stop. */
  ways: (Pick<AccessRow, 'needs' | 'notes'> & { nights: number })[] | null;
}

const wayColumns = Prisma.sql`case when c.id is not null then ${siteAccess} end needs, ${notesColumn} notes`;

/** Of a trip `t` and its site `c`; used together with `everybodyOn`, and `own` as in `tripsOf`. */
export const accessColumns = Prisma.sql`${wayColumns}, ${stopsJson(Prisma.sql`, ${wayColumns}`)} ways`;

export const toAccess = ({ needs, notes, start_date, ways }: AccessRow): Access =>
  ways ? accessOfStops(withDays(start_date, ways)) : accessOf(needs, notes);

export interface SeatingRow extends Seating, AccessRow {}

/** Null when the caller can't see the trip. */
export async function getHouseholds(caller: TripCaller) {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [trip] = await readRows<PeopleRow & SeatingRow>(Prisma.sql`
    select ${peopleOfTrip}, ${seatingColumns}, ${accessColumns}
    from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`);
  if (!trip) return null;
  const { seats, part_way = {}, tows } = trip;
  return {
    dates: trip,
    households: toPeople(trip).attendees,
    seating: { seats, part_way, tows },
    access: toAccess(trip),
  };
}

/** Null when the caller can't see the trip. */
export async function getSeats(caller: TripCaller): Promise<SeatPlan | null> {
  const found = await getHouseholds(caller);
  return found && seatPlan(found.households, found.seating, found.access);
}

/** Null for an unknown trip. Doesn't check what a reader may see. */
export async function planOfTrip(
  tx: Tx,
  tripId: string,
): Promise<{ households: Household[]; plan: SeatPlan } | null> {
  const [trip] = await readRows<PeopleRow & SeatingRow>(
    Prisma.sql`
      select ${everybodyOn}, ${seatingColumns}, ${accessColumns}
      from trips t cross join lateral (select t.id trip_id) own left join campsites c on c.id = t.campsite_id and ${shownByTrip}
      where t.id = ${tripId}::uuid`,
    tx,
  );
  if (!trip) return null;
  const { attendees: households } = toPeople(trip);
  return { households, plan: seatPlan(households, trip, toAccess(trip)) };
}
