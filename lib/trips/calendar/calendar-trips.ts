import 'server-only';
import { shownByTrip } from '@/lib/campsites/policy';
import { earliestToday, today } from '@/lib/dates';
import { isId } from '@/lib/fields';
import { hashToken } from '@/lib/server/auth/tokens';
import { db, type Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { Attachment } from '@/lib/server/mail/message';
import { Prisma } from '@/prisma/generated/client';
import { namedInMail, personInMail } from '../mails/spam-signs';
import { isHidden, visibleToSql } from '../policy';
import { stopsJson } from '../stops/stops-column';
import { ownOn, type TripCaller } from '../trip-caller';
import { openVoteColumn } from '../undecided/open-vote-column';
import { type CalendarTrip, tripFile } from './event';

const owner = Prisma.sql`f.profile_id`;

const inFeedSql = Prisma.sql`(
  select * from ${visibleToSql(owner)} visible where attending is not false
)`;

/** Until a year after the trip's end, or 30 days after it was called off. */
const isKeptInFeed = () => Prisma.sql`(
  t.end_date >= ${earliestToday()}::date - interval '1 year'
  and (t.called_off_at is null or t.called_off_at > now() - interval '30 days')
  and not ${isHidden(owner)}
)`;

export function tripCalendarAttachment(trip: CalendarTrip): (link: string) => Attachment {
  const fileFor = tripFile(trip, env().APP_URL);
  return (link) => ({
    filename: 'trip.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: fileFor(link),
  });
}

/** Attaches no file when the answer is "not going". */
export function tripAttachments(trip: CalendarTrip | null) {
  if (!trip) return () => [];
  const [going, asked] = [true, null].map((attending) => tripCalendarAttachment({ ...trip, attending }));
  return (attending: boolean | null, link: string): Attachment[] => {
    const fileFor = attending ? going : asked;
    return fileFor && attending !== false ? [fileFor(link)] : [];
  };
}

/** Each trip makes the request slower, and nobody plans this many. */
const MAX_TRIPS = 500;

/** Null for a reader who is not going. */
const bookingsColumn = Prisma.sql`,
  (select json_agg(json_build_object(
     'status', booking.status, 'stop_id', booking.stop_id, 'reference', booking.reference,
     'check_in', booking.check_in, 'check_out', booking.check_out,
     'pitches', array(
       select pitch.name from pitches pitch join pitch_households placed on placed.pitch_id = pitch.id
       where pitch.booking_id = booking.id and placed.household_id = own.household_id
       order by pitch.position, pitch.id)) order by booking.created_at, booking.id)
   from bookings booking where booking.trip_id = t.id and booking.left_site is null and own.attending) bookings`;

const deadlinesColumn = Prisma.sql`,
  (select json_agg(json_build_object('id', todo.id, 'text', todo.text, 'day', todo.due_on) order by todo.due_on, todo.id)
   from todos todo
   where todo.trip_id = t.id and todo.booking_id is not null and todo.owner_id = own.household_id
     and todo.done_at is null and todo.due_on is not null) deadlines`;

/** Null for a trip with one stop. */
const stopColumns = Prisma.sql`
  ${stopsJson(Prisma.sql`, c.address`)} stops,
  case when exists (select from stops stop where stop.trip_id = t.id) then (
    select json_build_object('arrive_on', h.arrive_on, 'leave_on', h.leave_on)
    from households h where h.trip_id = t.id and h.id = own.household_id) end nights`;

const calendarTrips = (visible: Prisma.Sql, which: Prisma.Sql, more = Prisma.empty) => Prisma.sql`
  select t.id::text, t.name, t.version, greatest(t.updated_at, own.answered_at) "changedAt", t.start_date::text "start", t.end_date::text "end",
         t.called_off_at is not null "calledOff", o.name organiser, t.location_name "locationName",
         c.address, c.latitude, c.longitude, own.attending, ${openVoteColumn()}, ${stopColumns},
         (select max(opt.start_date)::text from votes v join vote_options opt on opt.vote_id = v.id
          where v.trip_id = t.id and v.closed_at is null and opt.kind = 'dates' and opt.rank > 0
            and opt.start_date < ${earliestToday()}::date) "optionPassedOn"${more}
  from ${visible} own
  join trips t on t.id = own.trip_id
  join profiles o on o.id = t.organiser_id
  left join campsites c on c.id = t.campsite_id and ${shownByTrip}
  where ${which}
  order by t.end_date < ${today()}::date, abs(t.start_date - ${today()}::date)
  limit ${MAX_TRIPS}`;

/** Null when the caller isn't on the trip. */
export async function getCalendarTrip(caller: TripCaller): Promise<CalendarTrip | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const one = calendarTrips(ownOn(caller), Prisma.sql`t.id = ${tripId}::uuid`, bookingsColumn);
  return (await db.$queryRaw<CalendarTrip[]>(one))[0] ?? null;
}

/**
 * Returns only what a recipient who has yet to answer may see, without names that have signs of
 * spam. With a household's id, `changedAt` counts its answer.
 */
export async function calendarTrip(
  client: Tx,
  tripId: string,
  householdId: string | null = null,
): Promise<CalendarTrip | null> {
  const unanswered = Prisma.sql`(
    select ${tripId}::uuid trip_id, ${householdId}::uuid household_id, null::boolean attending,
           (select answered_at from households where trip_id = ${tripId}::uuid and id = ${householdId}::uuid) answered_at
  )`;
  const [trip] = await client.$queryRaw<CalendarTrip[]>(calendarTrips(unanswered, Prisma.sql`true`));
  if (!trip) return null;
  const name = trip.name && (namedInMail(trip.name) ?? 'Camping trip');
  const locationName = namedInMail(trip.locationName) ?? 'A campsite';
  const address = trip.address && namedInMail(trip.address);
  const { openVote: vote } = trip;
  const stops =
    trip.stops?.map((stop) => ({
      ...stop,
      location_name: namedInMail(stop.location_name) ?? 'A campsite',
      address: stop.address && namedInMail(stop.address),
    })) ?? null;
  const openVote = vote && { ...vote, sites: vote.sites.map((each) => namedInMail(each) ?? 'a campsite') };
  return { ...trip, openVote, stops, name, locationName, address, organiser: personInMail(trip.organiser) };
}

/** Null for an unknown token. */
export async function tripsInFeed(token: string): Promise<CalendarTrip[] | null> {
  const rows = await db.$queryRaw<(CalendarTrip | { id: null })[]>`
    select trip.* from calendar_feeds f
    join profiles p on p.id = f.profile_id
    join users u on u.id = p.user_id and u.suspended_at is null
    left join lateral (${calendarTrips(inFeedSql, isKeptInFeed(), Prisma.sql`${bookingsColumn}${deadlinesColumn}`)}) trip on true
    where f.token_hash = ${hashToken(token)}`;
  if (rows.length === 0) return null;
  return rows.filter((row): row is CalendarTrip => row.id !== null);
}
