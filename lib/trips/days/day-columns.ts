import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Plan } from './schema';
import type { Turn } from './share-duties';

/** A plan as it is saved: some who join may not be going any more. */
export type PlanRow = Plan;

/** A turn as it is saved, by the duty's name. */
export type TurnRow = Omit<Turn, 'duty'> & { duty: string };

/** A plan `plan`, for SQL. */
export const planJson = Prisma.sql`json_build_object(
  'id', plan.id, 'day', plan.day, 'at', plan.at, 'text', plan.text, 'notes', plan.notes, 'by', plan.added_by,
  'households', array(select goer.household_id from plan_goers goer where goer.plan_id = plan.id))`;

/** What `toDays` takes of a trip `t` besides its people and meals. */
export interface DutyColumns {
  duties: string[];
  turns: TurnRow[];
}

export const dutyColumns = Prisma.sql`t.duties,
  (select coalesce(json_agg(json_build_object('day', turn.day, 'duty', turn.duty, 'household_id', turn.household_id)), '[]')
   from duty_turns turn where turn.trip_id = t.id) turns`;

/** The plans of a trip `t` by their time, those of no time first; days that it has no longer stay out of sight. */
export const plansColumn = Prisma.sql`
  (select coalesce(json_agg(${planJson} order by plan.at nulls first, plan.created_at, plan.id), '[]')
   from plans plan
   where plan.trip_id = t.id and plan.removed_at is null and plan.day between t.start_date and t.end_date) plans`;
