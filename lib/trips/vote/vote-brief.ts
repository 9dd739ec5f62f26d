import 'server-only';
import type { Day } from '@/lib/dates';
import { Prisma } from '@/prisma/generated/client';
import type { VoteCounts } from './asked';
import type { ChosenAnswer } from './said-yes';
import type { Whereabouts } from './time-there';

/** What the pages of a trip say of its vote. */
export interface VoteBrief {
  open: boolean;
  /** The last day to vote. */
  closesOn: Day | null;
  site: Whereabouts | null;
  options: VoteCounts;
  answered: VoteCounts;
  /** What the viewer's household has said of that which was decided on. */
  chosen: ChosenAnswer[];
  /** Whether they have answered the trip since. */
  answeredSince: boolean;
}

/** SQL: where a trip `t` goes, by whose clocks its vote ends. */
export const whereaboutsColumn = Prisma.sql`(
  select json_build_object('state', place.state, 'longitude', place.longitude)
  from campsites place where place.id = t.campsite_id)`;

/** The same in one column for a trip `t` and a household, none for somebody who isn't on it; null without a vote. */
export const voteBriefOf = (household: Prisma.Sql) => Prisma.sql`(
  select json_build_object(
    'open', v.closed_at is null, 'closesOn', v.closes_on, 'site', ${whereaboutsColumn},
    'options', json_build_object(
      'dates', count(*) filter (where opt.kind = 'dates'), 'site', count(*) filter (where opt.kind = 'site')),
    'answered', json_build_object(
      'dates', count(said.answer) filter (where opt.kind = 'dates'),
      'site', count(said.answer) filter (where opt.kind = 'site')),
    'chosen', coalesce(
      json_agg(json_build_object('kind', opt.kind, 'answer', said.answer) order by opt.kind) filter (where opt.chosen), '[]'),
    'answeredSince', coalesce(bool_or(h.answered_at > v.closed_at), false))
  from votes v
  join vote_options opt on opt.vote_id = v.id
  left join households h on h.trip_id = t.id and h.id = ${household}
  left join vote_answers said on said.option_id = opt.id and said.household_id = h.id
  where v.trip_id = t.id
  group by v.id) vote`;

/** The same for SQL together with `tripsOf`. */
export const voteBriefColumn = voteBriefOf(Prisma.sql`own.household_id`);
