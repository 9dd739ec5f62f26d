import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { getTripHead, type TripHead } from '../trip-head';
import type { Todo, Todos } from './schema';
import { suggestTodos, type TodoFacts, toTodos } from './to-todos';
import { todosColumn } from './todo-columns';

export async function getTodos(caller: TripCaller): Promise<Todos | null> {
  const [page, rows] = await Promise.all([getTripHead(caller), getTodoRows(caller)]);
  return page && rows && todosOf(page, rows);
}

export const todosOf = (page: TripHead, { todos, hidden }: TodoRows): Todos => ({
  todos: toTodos(todos, page.people.attendees, page.trip.called_off),
  suggestions: suggestTodos(factsOf(page), todos).filter((text) => !hidden.includes(text)),
});

export const factsOf = ({ people, plan, gearLines, site }: TripHead): TodoFacts => ({
  ...site,
  plan,
  gearLines,
  names: new Map(people.attendees.map(({ household_id, profile_name }) => [household_id, profile_name])),
  tows: plan.cars.some(({ tows }) => tows.length > 0),
});

interface TodoRows {
  todos: Todo[];
  hidden: string[];
}

/** Null when the reader isn't on the trip. */
export async function getTodoRows(caller: TripCaller): Promise<TodoRows | null> {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<TodoRows>(todoRowsSql(caller));
  return row ?? null;
}

/** Exported so that a test can check its plan. */
const todoRowsSql = (caller: TripCaller) => Prisma.sql`
  select ${todosColumn}, t.hidden_todos hidden from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
