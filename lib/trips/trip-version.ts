import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { isId } from '../fields';
import { db } from '../server/db/client';
import { goersOf } from './gear/shared-gear';
import { isOnTrip } from './policy';
import { type TripCaller, tripOfCaller, viewerOf } from './trip-caller';

/** Changes when anything on a trip's page changes: a hash of the transaction ids (xmin) of all its rows. */
export const versionOfTrip = Prisma.sql`md5(concat_ws(' ', t.xmin, o.xmin,
  (select string_agg(concat_ws('.', h.xmin, i.xmin, p.xmin), ' ' order by h.id)
   from households h left join invites i on i.trip_id = h.trip_id and i.id = h.id
   left join profiles p on p.id = h.profile_id where h.trip_id = t.id and ${isOnTrip}),
  (select string_agg(concat_ws('.', chosen.xmin, m.xmin), ' ' order by chosen.id)
   from trip_people chosen left join crew_members m on m.id = chosen.crew_member_id where chosen.trip_id = t.id),
  (select string_agg(concat_ws('.', chosen.xmin, r.xmin), ' ' order by chosen.id)
   from trip_vehicles chosen left join rides r on r.id = chosen.ride_id where chosen.trip_id = t.id),
  (select string_agg(g.xmin::text, ' ' order by g.id) from gear_items g where g.shared and g.profile_id in (${goersOf})),
  (select string_agg(s.xmin::text, ' ' order by s.person_id) from trip_seats s where s.trip_id = t.id),
  (select string_agg(tow.xmin::text, ' ' order by tow.ride_id) from trip_tows tow where tow.trip_id = t.id),
  (select string_agg(line.xmin::text, ' ' order by line.id) from gear_lines line where line.trip_id = t.id),
  (select string_agg(offer.xmin::text, ' ' order by offer.line_id, offer.household_id)
   from gear_offers offer where offer.trip_id = t.id),
  (select string_agg(n.xmin::text, ' ' order by n.key, n.household_id) from fit_notes n where n.trip_id = t.id),
  (select string_agg(meal.xmin::text, ' ' order by meal.id) from meals meal where meal.trip_id = t.id),
  (select string_agg(cook.xmin::text, ' ' order by cook.meal_id, cook.household_id)
   from meal_cooks cook where cook.trip_id = t.id),
  (select string_agg(item.xmin::text, ' ' order by item.id) from meal_items item where item.trip_id = t.id),
  (select string_agg(todo.xmin::text, ' ' order by todo.id) from todos todo where todo.trip_id = t.id),
  (select string_agg(turn.xmin::text, ' ' order by turn.day, turn.duty) from duty_turns turn where turn.trip_id = t.id),
  (select string_agg(plan.xmin::text, ' ' order by plan.id) from plans plan where plan.trip_id = t.id),
  (select string_agg(goer.xmin::text, ' ' order by goer.plan_id, goer.household_id)
   from plan_goers goer where goer.trip_id = t.id),
  (select string_agg(booking.xmin::text, ' ' order by booking.id) from bookings booking where booking.trip_id = t.id),
  (select string_agg(pitch.xmin::text, ' ' order by pitch.id) from pitches pitch where pitch.trip_id = t.id),
  (select string_agg(placed.xmin::text, ' ' order by placed.pitch_id, placed.household_id)
   from pitch_households placed where placed.trip_id = t.id),
  (select string_agg(e.xmin::text, ' ' order by e.id) from expenses e where e.trip_id = t.id),
  (select string_agg(paid.xmin::text, ' ' order by paid.id) from payments paid where paid.trip_id = t.id),
  (select link.xmin::text from share_links link where link.trip_id = t.id),
  (select string_agg(notice.xmin::text, ' ' order by notice.id) from notices notice where notice.trip_id = t.id),
  (select v.id || '.' || v.xmin from votes v where v.trip_id = t.id),
  (select string_agg(said.xmin::text, ' ' order by said.option_id, said.household_id)
   from vote_answers said where said.trip_id = t.id)))`;

/** Null when the caller may no longer see the trip, or when an account's session has ended. */
export async function getTripVersion(caller: TripCaller): Promise<string | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const viewer = viewerOf(caller);
  const isLive = viewer
    ? Prisma.sql`exists (select from sessions where id = ${viewer.sessionId}::uuid and expires_at > now())`
    : Prisma.sql`true`;
  const [row] = await db.$queryRaw<{ version: string }[]>`
    select ${versionOfTrip} as version from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid and ${isLive}`;
  return row?.version ?? null;
}
