import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import { isInvitationOf } from '../policy';
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

/** The same of a trip `t` in one column; null without a vote. */
export const voteBriefColumn = (viewer: Viewer) => Prisma.sql`(
  select json_build_object(
    'open', v.closed_at is null,
    'options', json_build_object(
      'dates', count(*) filter (where opt.kind = 'dates'), 'site', count(*) filter (where opt.kind = 'site')),
    'answered', json_build_object(
      'dates', count(said.answer) filter (where opt.kind = 'dates'),
      'site', count(said.answer) filter (where opt.kind = 'site')),
    'chosen', coalesce(
      json_agg(json_build_object('kind', opt.kind, 'answer', said.answer) order by opt.kind) filter (where opt.chosen), '[]'),
    'answeredSince', coalesce(bool_or(i.answered_at > v.closed_at), false))
  from votes v
  join vote_options opt on opt.vote_id = v.id
  left join invites i on i.trip_id = t.id and ${isInvitationOf(viewer)}
  left join vote_answers said on said.option_id = opt.id and said.household_id = coalesce(i.id, t.id)
  where v.trip_id = t.id
  group by v.id) vote`;
