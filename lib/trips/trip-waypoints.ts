import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { siteWaypoint } from '../campsites/site-waypoint';
import { toCampsite } from '../campsites/to-campsite';
import { conflict, notFound } from '../errors';
import { isId } from '../fields';
import type { RoutePoint, Waypoint } from '../gpx';
import { readRows } from '../server/db/client';
import { listText } from '../text';
import { convoyMeeting, meetingSpot, meetingStop } from './before-you-go/meeting-point';
import type { Trip } from './schema';
import { type LocationRow, siteColumns } from './site/trip-location';
import { stopWithName } from './stops/stop-words';
import { type StopRow, withDays } from './stops/stops';
import { stopsJson } from './stops/stops-column';
import { stopDays } from './stops/told-stops';
import { type TripCaller, tripOfCaller } from './trip-caller';
import { tripName } from './trip-name';
import { openVoteColumn } from './undecided/open-vote-column';
import { type OpenVote, undecided } from './undecided/when-and-where';

interface Pitch {
  name: string;
  /** Null stands for the first stop. */
  stop_id: string | null;
}

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
    pitches: Pitch[];
    /** Null for a trip with one stop. */
    stops: (Pick<LocationRow, 'campsite'> & StopRow)[] | null;
    openVote: OpenVote | null;
  };

/** Throws 409 when the trip has no place with coordinates. */
export async function getTripWaypoints(
  caller: TripCaller,
  appUrl: string,
): Promise<{ name: string; waypoints: Waypoint[]; route: RoutePoint[] }> {
  const { tripId } = caller;
  if (!isId(tripId)) throw notFound();
  const [trip] = await readRows<Row>(Prisma.sql`
    select t.name trip_name, t.location_name, t.start_date::text, ${openVoteColumn()}, t.meeting_point, t.meeting_time, t.meeting_latitude, t.meeting_longitude,
           t.uhf_channel, ${siteColumns},
           ${stopsJson(Prisma.sql`, ${siteColumns}`)} stops,
           (select coalesce(json_agg(json_build_object('name', pitch.name, 'stop_id', booking.stop_id)
              order by booking.created_at, booking.id, pitch.position, pitch.id), '[]')
            from bookings booking
            join pitches pitch on pitch.booking_id = booking.id
            join pitch_households placed on placed.pitch_id = pitch.id and placed.household_id = own.household_id
            where booking.trip_id = t.id and booking.left_site is null) pitches
    from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`);
  if (!trip) throw notFound();
  const link = `${appUrl}/trip/${tripId}`;
  const waypoints: Waypoint[] = [];
  const site = trip.campsite && toCampsite(trip.campsite);
  const stops = withDays(trip.start_date, trip.stops ?? []);
  const route: RoutePoint[] = [];
  for (const stop of stops) {
    if (!stop.campsite) continue;
    const own = trip.pitches.filter(({ stop_id }) => (stop_id ?? stops[0]?.id) === stop.id);
    const waypoint = { ...siteWaypoint(toCampsite(stop.campsite), appUrl), name: stopWithName(stop) };
    waypoints.push({ ...waypoint, link, details: [stopDays(stop), ...pitchLine(own), ...waypoint.details] });
    route.push(waypoint);
  }
  if (site && stops.length === 0) {
    const waypoint = siteWaypoint(site, appUrl);
    waypoints.push({ ...waypoint, link, details: [...pitchLine(trip.pitches), ...waypoint.details] });
  }
  const spot = meetingSpot(trip);
  if (spot) {
    const meeting = convoyMeeting(trip, site, meetingStop(stops));
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
  return { name: tripName({ ...trip, ...undecided(trip.openVote) }), waypoints, route };
}

const NO_POSITION =
  'Neither the campsite nor the meeting point has a position on the map yet, so there is no file for a map app.';

const pitchLine = (pitches: readonly Pitch[]) =>
  pitches.length === 0
    ? []
    : [
        `${pitches.length === 1 ? 'Your pitch' : 'Your pitches'}: ${listText(pitches.map(({ name }) => name))}`,
      ];
