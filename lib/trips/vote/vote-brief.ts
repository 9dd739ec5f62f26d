import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { VoteCounts } from '../undecided/asked';
import { openVoteFields } from '../undecided/open-vote-column';
import type { OpenVote } from '../undecided/when-and-where';
import type { ChosenAnswer } from './tally';

export interface VoteBrief extends OpenVote {
  answered: VoteCounts;
  /** The viewer's household's answers. */
  chosen: ChosenAnswer[];
  /** The household has answered the trip since the vote was decided. */
  answeredSince: boolean;
}

/** `household` is SQL for the reader's household id, or for null. */
export const voteBriefOf = (household: Prisma.Sql) => Prisma.sql`(
  select json_build_object(
    ${openVoteFields()},
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

/** Used together with `tripsOf`. */
export const voteBriefColumn = () => voteBriefOf(Prisma.sql`own.household_id`);
