import 'server-only';
import { shownByTrip } from '@/lib/campsites/policy';
import { Prisma } from '@/prisma/generated/client';

/**
 * The stops of the trip `own.trip_id` as rows `t` and `c`, named as a trip and its campsite are, so that
 * every column about a trip's place works for a stop: its dates are the stop's. Inside a sub-select
 * they hide the trip's own `t` and `c`. The last stops fit the trip's dates, as in `stopsOf`.
 */
export const eachStop = Prisma.sql`(
  select trip.id, trip.organiser_id, trip.called_off_at, s.id stop_id, s.position, s.nights,
         s.campsite_id, s.ai_suggestion_id, s.location_name, s.location_url,
         least(trip.start_date + (sum(s.nights) over before - s.nights)::int, trip.end_date) start_date,
         case when s.position < max(s.position) over ()
           then least(trip.start_date + (sum(s.nights) over before)::int, trip.end_date)
           else trip.end_date end end_date,
         s.position < max(s.position) over () goes_on
  from stops s join trips trip on trip.id = s.trip_id
  where s.trip_id = own.trip_id
  window before as (order by s.position)
) t left join campsites c on c.id = t.campsite_id and ${shownByTrip}`;

const placed = Prisma.sql`t.stop_id::text id, t.nights, t.campsite_id::text location_id, t.location_name,
  c.latitude, c.longitude, c.state`;

/** Null for a trip with one stop. `columns` are of `eachStop`. */
export const stopsJson = (columns: Prisma.Sql = Prisma.empty) => Prisma.sql`(
  select json_agg(row_to_json(stop) order by stop.position) from (
    select ${placed}, t.position${columns} from ${eachStop}) stop)`;

/**
 * An array with one for each stop, also for a trip with one stop. `json` is of a trip `t` and its campsite `c`;
 * it gets the stop's id, and whether people go on to another stop.
 */
export const eachStopJson = (json: (id: Prisma.Sql, goesOn: Prisma.Sql) => Prisma.Sql) => Prisma.sql`coalesce(
  (select json_agg(${json(Prisma.sql`t.stop_id`, Prisma.sql`t.goes_on`)} order by t.position) from ${eachStop}),
  json_build_array(${json(Prisma.sql`t.id`, Prisma.sql`false`)}))`;

export const stopsColumn = Prisma.sql`${stopsJson()} stops`;
