import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { VoteCounts } from './asked';
import type { ChosenAnswer } from './said-yes';

/** What the pages of a trip say of its vote. */
export interface VoteBrief {
  open: boolean;
  options: VoteCounts;
  answered: VoteCounts;
  /** What the viewer's household has said of that which was decided on. */
  chosen: ChosenAnswer[];
  /** Whether they have answered the trip since. */
  answeredSince: boolean;
}

/** The same in one column, for SQL together with `tripsOf`; null without a vote. */
export const voteBriefColumn = Prisma.sql`(
  select json_build_object(
    'open', v.closed_at is null,
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
  join households h on h.trip_id = t.id and h.id = own.household_id
  left join vote_answers said on said.option_id = opt.id and said.household_id = h.id
  where v.trip_id = t.id
  group by v.id) vote`;
