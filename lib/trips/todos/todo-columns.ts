import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { idOnTrip } from '../policy';
import type { Todo } from './schema';

export const todoJson = Prisma.sql`json_build_object(
  'id', todo.id, 'text', todo.text, 'household_id', todo.owner_id, 'due_on', todo.due_on,
  'done', todo.done_at is not null, 'done_by', ${idOnTrip(Prisma.sql`todo.trip_id`, Prisma.sql`todo.done_by`)},
  'by', ${idOnTrip(Prisma.sql`todo.trip_id`, Prisma.sql`todo.added_by`)}, 'from', todo.origin)`;

/** Used together with `tripsOf`. */
export const todosColumn = Prisma.sql`
  (select coalesce(json_agg(${todoJson} order by todo.done_at desc nulls first, todo.created_at, todo.id), '[]')
   from todos todo where todo.trip_id = t.id) todos`;

export type OwnTodo = Pick<Todo, 'id' | 'text' | 'due_on'>;

export const ownTodosColumn = Prisma.sql`
  (select coalesce(json_agg(json_build_object('id', todo.id, 'text', todo.text, 'due_on', todo.due_on)
     order by todo.due_on nulls last, todo.created_at, todo.id), '[]')
   from todos todo
   where todo.trip_id = t.id and todo.owner_id = own.household_id and todo.done_at is null
     and own.attending) "ownTodos"`;
