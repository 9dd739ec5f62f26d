import 'server-only';
import { mayBeAsked } from '@/lib/campsites/policy';
import { addDays, type Day, today } from '@/lib/dates';
import { drivenEachMinute } from '@/lib/server/jobs/health';
import { Prisma } from '@/prisma/generated/client';
import { type ConditionsColumn, fireBansJson } from '../conditions/get-conditions';
import { type PackingThings, packingThings } from '../packing/get-packing';
import { type TripCaller, viewerOf } from '../trip-caller';
import { hasEnded } from '../trip-rows';

interface OwnHomePlan {
  name: string;
  back_at: string;
  sent: boolean;
  /** The person at home pressed "I’ve got this". */
  seen: boolean;
  refused: boolean;
  back_said: boolean;
}

export interface NextColumns {
  /** Null when the household has left no plan with a person at home. */
  homePlan: OwnHomePlan | null;
  leavesPlans: boolean;
  /** True when the viewer may be asked what they know about the site. */
  asks: boolean;
  /** True when the household may be asked what it forgot and what it didn't need. */
  asksPacking: boolean;
  /** Null unless the trip begins within the next days. */
  packing: PackingThings | null;
  /** Invitations whose address refuses mails. Empty for a reader who doesn't organise the trip. */
  bounced: string[];
  /** The households that have answered an option of the vote. */
  voted: string[];
  /** The household's turns of yesterday, today and tomorrow: which of them is the site's day depends on its zone. */
  turns: { day: Day; duty: string }[];
  fireBans: ConditionsColumn[];
  /** Of the same days, by the clock. */
  plans: { id: string; day: Day; at: string | null; text: string }[];
}

/** Needs `tripsOf`. */
export const nextColumns = (caller: TripCaller) => Prisma.sql`
  ${homePlanColumn}, ${drivenEachMinute()} "leavesPlans", ${asksOfSite(caller)} asks,
  ${packingAsked()} "asksPacking",
  case when own.attending and t.called_off_at is null and t.start_date - ${today()}::date between 0 and 8
    then ${packingThings(caller)} end packing,
  case when own.role is not null then array(
    select i.id::text from invites i
    join households h on h.trip_id = i.trip_id and h.id = i.id
    join refused_addresses refused on refused.address = i.email and refused.kind <> 'complained'
    where i.trip_id = t.id and h.attending is null and h.left_at is null order by i.id) else '{}' end bounced,
  array(
    select distinct said.household_id::text from votes v
    join vote_options opt on opt.vote_id = v.id
    join vote_answers said on said.option_id = opt.id
    where v.trip_id = t.id) voted,
  (select coalesce(json_agg(json_build_object('day', turn.day, 'duty', turn.duty) order by turn.day, turn.duty), '[]')
   from duty_turns turn
   where turn.trip_id = t.id and turn.household_id = own.household_id and turn.duty = any(t.duties)
     and turn.day ${aroundToday()}) turns,
  ${fireBansJson()} "fireBans",
  (select coalesce(json_agg(json_build_object('id', plan.id, 'day', plan.day, 'at', plan.at, 'text', plan.text)
     order by plan.at nulls last, plan.created_at, plan.id), '[]')
   from plans plan
   where plan.trip_id = t.id and plan.removed_at is null and plan.day ${aroundToday()}) plans`;

const aroundToday = () => Prisma.sql`between ${addDays(today(), -1)}::date and ${addDays(today(), 1)}::date`;

const homePlanColumn = Prisma.sql`(
  select json_build_object('name', plan.name, 'back_at', plan.back_at, 'sent', plan.sent_at is not null,
    'seen', plan.seen_at is not null, 'refused', plan.refused_by is not null, 'back_said', plan.back_said_at is not null)
  from home_contacts plan
  where plan.trip_id = t.id and plan.household_id = own.household_id and plan.shut_at is null and own.attending
) "homePlan"`;

/** For this many days after a trip, people are asked to look back at it. */
const DAYS_TO_LOOK_BACK = 14;

const looksBack = () => Prisma.sql`
  own.attending and t.called_off_at is null and ${hasEnded()} and t.end_date > ${addDays(today(), -DAYS_TO_LOOK_BACK)}::date`;

const packingAsked = () => Prisma.sql`(
  ${looksBack()}
  and (
    select bool_or(item.packed) and bool_and(item.mark is null) from packing_items item
    where item.trip_id = t.id and item.household_id = own.household_id)
) is true`;

function asksOfSite(caller: TripCaller): Prisma.Sql {
  const viewer = viewerOf(caller);
  if (!viewer) return Prisma.sql`false`;
  return Prisma.sql`(
    ${looksBack()} and ${mayBeAsked(viewer)}
  ) is true`;
}
