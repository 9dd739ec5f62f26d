import 'server-only';
import { addDays, type Day, dateOf, today } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import { type MealKind, Prisma } from '@/prisma/generated/client';
import { lineIdOf } from '../gear/lines';

/** The gear, meals, to-dos, duties and plans that a copied trip gets from the first trip. */
export interface CopiedParts {
  lines: { rule: string | null; name: string | null; needed: number | null; struck: boolean }[];
  meals: { day: Day; kind: MealKind; title: string | null; notes: string | null; items: string[] }[];
  /**
   * `dueIn` counts the days from the trip's first day to the due date; it is negative for an
   * earlier date, and null without a date.
   */
  todos: { text: string; dueIn: number | null }[];
  duties: string[];
  plans: { day: Day; at: string | null; text: string; notes: string | null }[];
}

/**
 * SQL columns with the `CopiedParts` of a trip `t`. No person is copied: not who brings gear, who
 * cooks, who has a duty or who joins a plan.
 */
export const copiedColumns = Prisma.sql`
  (select coalesce(json_agg(json_build_object(
     'rule', l.rule, 'name', l.name, 'needed', l.needed, 'struck', l.struck) order by l.created_at, l.id), '[]')
   from gear_lines l
   where l.trip_id = t.id and (l.rule is null or l.name is not null or l.needed is not null or l.struck)) lines,
  (select coalesce(json_agg(json_build_object(
     'day', m.day, 'kind', m.kind, 'title', m.title, 'notes', m.notes, 'items', bought.texts)), '[]')
   from meals m, lateral (
     select coalesce(json_agg(i.text order by i.created_at, i.id), '[]') texts, count(*) > 0 some
     from meal_items i where i.meal_id = m.id
   ) bought
   where m.trip_id = t.id and (m.title is not null or m.notes is not null or bought.some)) meals,
  (select coalesce(json_agg(json_build_object('text', todo.text, 'dueIn', todo.due_on - t.start_date)
     order by todo.created_at, todo.id), '[]')
   from todos todo where todo.trip_id = t.id and todo.origin <> 'booking') todos,
  t.duties,
  (select coalesce(json_agg(json_build_object(
     'day', plan.day, 'at', plan.at, 'text', plan.text, 'notes', plan.notes) order by plan.created_at, plan.id), '[]')
   from plans plan where plan.trip_id = t.id and plan.removed_at is null) plans`;

/**
 * Saves the copied parts on a new trip. Each row gets a different creation time, because lists are
 * sorted by creation time.
 */
export async function saveParts(
  tx: Tx,
  tripId: string,
  { lines, meals, todos, duties, plans }: CopiedParts,
  first: Day,
): Promise<void> {
  const now = Date.now();
  const createdAt = (position: number) => new Date(now + position);
  await tx.gearLine.createMany({
    data: lines.map(({ rule, ...line }, position) => ({
      ...line,
      ...(rule !== null && { id: lineIdOf(tripId, { key: rule }), rule }),
      tripId,
      addedBy: rule === null ? tripId : null,
      createdAt: createdAt(position),
    })),
  });
  await tx.todo.createMany({
    data: todos.map(({ text, dueIn }, position) => ({
      tripId,
      text,
      addedBy: tripId,
      createdAt: createdAt(position),
      // If a to-do's new due date would be before today, it gets no date.
      dueOn: dueIn === null || addDays(first, dueIn) < today() ? null : dateOf(addDays(first, dueIn)),
    })),
  });
  await tx.trip.update({ where: { id: tripId }, data: { duties } });
  await tx.plan.createMany({
    data: plans.map(({ day, ...plan }, position) => ({
      ...plan,
      tripId,
      day: dateOf(day),
      addedBy: tripId,
      createdAt: createdAt(position),
    })),
  });
  const saved = await tx.meal.createManyAndReturn({
    data: meals.map(({ day, kind, title, notes }) => ({ tripId, day: dateOf(day), kind, title, notes })),
    select: { id: true, day: true, kind: true },
  });
  const idOf = new Map(saved.map(({ id, day, kind }) => [`${day.toISOString()} ${kind}`, id]));
  const items = meals.flatMap(({ day, kind, items }) => {
    const mealId = idOf.get(`${dateOf(day).toISOString()} ${kind}`);
    return mealId ? items.map((text) => ({ mealId, text })) : [];
  });
  await tx.mealItem.createMany({
    data: items.map((item, position) => ({ ...item, tripId, createdAt: createdAt(position) })),
  });
}
