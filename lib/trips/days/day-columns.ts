import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { idOnTrip } from '../policy';
import type { Plan } from './schema';
import type { Turn } from './share-duties';

/** Some of the plan's households may no longer be going. */
export type PlanRow = Plan;

/** Has the duty's name instead of its position in the list. */
export type TurnRow = Omit<Turn, 'duty'> & { duty: string };

export const planJson = Prisma.sql`json_build_object(
  'id', plan.id, 'day', plan.day, 'at', plan.at, 'text', plan.text, 'notes', plan.notes,
  'by', ${idOnTrip(Prisma.sql`plan.trip_id`, Prisma.sql`plan.added_by`)},
  'households', array(select goer.household_id from plan_goers goer where goer.plan_id = plan.id))`;

export interface DutyColumns {
  duties: string[];
  turns: TurnRow[];
}

export const dutyColumns = Prisma.sql`t.duties,
  (select coalesce(json_agg(json_build_object('day', turn.day, 'duty', turn.duty, 'household_id', turn.household_id)), '[]')
   from duty_turns turn where turn.trip_id = t.id) turns`;

/** Leaves out plans on days that the trip no longer has. */
export const plansColumn = Prisma.sql`
  (select coalesce(json_agg(${planJson} order by plan.at nulls first, plan.created_at, plan.id), '[]')
   from plans plan
   where plan.trip_id = t.id and plan.removed_at is null and plan.day between t.start_date and t.end_date) plans`;
