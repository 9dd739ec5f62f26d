import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Plan } from './schema';
import type { Turn } from './share-duties';

/** A plan as stored. Some households that joined may no longer be going. */
export type PlanRow = Plan;

/** A turn as stored, with the duty's name instead of its number. */
export type TurnRow = Omit<Turn, 'duty'> & { duty: string };

/** SQL for a plan `plan` as JSON. */
export const planJson = Prisma.sql`json_build_object(
  'id', plan.id, 'day', plan.day, 'at', plan.at, 'text', plan.text, 'notes', plan.notes, 'by', plan.added_by,
  'households', array(select goer.household_id from plan_goers goer where goer.plan_id = plan.id))`;

/** The columns that `toDays` needs of a trip `t`, besides its people and meals. */
export interface DutyColumns {
  duties: string[];
  turns: TurnRow[];
}

export const dutyColumns = Prisma.sql`t.duties,
  (select coalesce(json_agg(json_build_object('day', turn.day, 'duty', turn.duty, 'household_id', turn.household_id)), '[]')
   from duty_turns turn where turn.trip_id = t.id) turns`;

/**
 * SQL for the plans of a trip `t` in order of time, those without a time first. Plans on days that
 * the trip no longer has are left out.
 */
export const plansColumn = Prisma.sql`
  (select coalesce(json_agg(${planJson} order by plan.at nulls first, plan.created_at, plan.id), '[]')
   from plans plan
   where plan.trip_id = t.id and plan.removed_at is null and plan.day between t.start_date and t.end_date) plans`;
