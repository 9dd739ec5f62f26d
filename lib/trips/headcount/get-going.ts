import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { type AccessRow, accessColumns, toAccess } from '../cars/read-seats';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { BookedTrip, PitchesOf } from './headcount';

interface GoingRow extends PeopleRow, BookedTrip, AccessRow {
  trip_name: string | null;
  bookings: PitchesOf[];
}

const pitchesColumn = Prisma.sql`
  (select coalesce(json_agg(json_build_object('status', booking.status, 'pitches', (
     select coalesce(json_agg(json_build_object('name', pitch.name, 'households', array(
       select placed.household_id from pitch_households placed where placed.pitch_id = pitch.id
     )) order by pitch.position, pitch.id), '[]')
     from pitches pitch where pitch.booking_id = booking.id
   )) order by booking.created_at, booking.id), '[]')
   from bookings booking where booking.trip_id = t.id and booking.left_site is null) bookings`;

/** Null when the caller can't see the trip. */
export async function getGoing(caller: TripCaller) {
  if (!isId(caller.tripId)) return null;
  const [trip] = await readRows<GoingRow>(goingSql(caller));
  return trip
    ? { trip, going: toPeople(trip).attendees, access: toAccess(trip), bookings: trip.bookings }
    : null;
}

/** Exported so that a test can check its query plan. */
export const goingSql = (caller: TripCaller) => Prisma.sql`
  select t.name trip_name, t.location_name, ${peopleOfTrip}, ${accessColumns}, ${pitchesColumn}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
