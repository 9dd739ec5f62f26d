import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { siteWaypoint } from '../campsites/site-waypoint';
import { toCampsite } from '../campsites/to-campsite';
import { conflict, notFound } from '../errors';
import { isId } from '../fields';
import type { Waypoint } from '../gpx';
import { readRows } from '../server/db/client';
import { listText } from '../text';
import { convoyMeeting, meetingSpot } from './before-you-go/meeting-point';
import type { Trip } from './schema';
import { type LocationRow, siteColumns } from './site/trip-location';
import { type TripCaller, tripOfCaller } from './trip-caller';
import { tripName } from './trip-name';
import { openVoteColumn } from './undecided/open-vote-column';
import { type OpenVote, undecided } from './undecided/when-and-where';

type Row = Pick<LocationRow, 'campsite'> &
  Pick<
    Trip,
    | 'trip_name'
    | 'location_name'
    | 'start_date'
    | 'meeting_point'
    | 'meeting_time'
    | 'meeting_latitude'
    | 'meeting_longitude'
    | 'uhf_channel'
  > & {
    pitches: string[];
    openVote: OpenVote | null;
  };

/** Throws 409 when the trip has no place with coordinates. */
export async function getTripWaypoints(
  caller: TripCaller,
  appUrl: string,
): Promise<{ name: string; waypoints: Waypoint[] }> {
  const { tripId } = caller;
  if (!isId(tripId)) throw notFound();
  const [trip] = await readRows<Row>(Prisma.sql`
    select t.name trip_name, t.location_name, t.start_date::text, ${openVoteColumn()}, t.meeting_point, t.meeting_time, t.meeting_latitude, t.meeting_longitude,
           t.uhf_channel, ${siteColumns},
           array(
             select pitch.name
             from bookings booking
             join pitches pitch on pitch.booking_id = booking.id
             join pitch_households placed on placed.pitch_id = pitch.id and placed.household_id = own.household_id
             where booking.trip_id = t.id and booking.left_site is null
             order by booking.created_at, booking.id, pitch.position, pitch.id) pitches
    from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`);
  if (!trip) throw notFound();
  const link = `${appUrl}/trip/${tripId}`;
  const waypoints: Waypoint[] = [];
  const site = trip.campsite && toCampsite(trip.campsite);
  if (site) {
    const waypoint = siteWaypoint(site, appUrl);
    waypoints.push({ ...waypoint, link, details: [...pitchLine(trip.pitches), ...waypoint.details] });
  }
  const spot = meetingSpot(trip);
  if (spot) {
    const meeting = convoyMeeting(trip, site);
    waypoints.push({
      ...spot,
      name: trip.meeting_point ?? 'Meeting point',
      details: meeting === null ? [] : [meeting],
      source: null,
      link,
      symbol: 'Flag, Blue',
      type: 'Meeting point',
    });
  }
  if (waypoints.length === 0) throw conflict(NO_POSITION);
  return { name: tripName({ ...trip, ...undecided(trip.openVote) }), waypoints };
}

const NO_POSITION =
  'Neither the campsite nor the meeting point has a position on the map yet, so there is no file for a map app.';

const pitchLine = (pitches: string[]) =>
  pitches.length === 0
    ? []
    : [`${pitches.length === 1 ? 'Your pitch' : 'Your pitches'}: ${listText(pitches)}`];
