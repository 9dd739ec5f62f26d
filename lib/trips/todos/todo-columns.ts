import 'server-only';
import { type BookingDeadline, Prisma } from '@/prisma/generated/client';
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

export interface OwnTodo extends Pick<Todo, 'id' | 'text' | 'due_on'> {
  /** Null for a to-do that isn't about a date of a booking. */
  booking: { id: string; deadline: BookingDeadline } | null;
}

/** For organisers also the dates of a booking that no household makes. */
export const ownTodosColumn = Prisma.sql`
  (select coalesce(json_agg(json_build_object('id', todo.id, 'text', todo.text, 'due_on', todo.due_on,
       'booking', case when todo.booking_id is not null then
         json_build_object('id', todo.booking_id, 'deadline', todo.deadline) end)
     order by todo.due_on nulls last, todo.created_at, todo.id), '[]')
   from todos todo
   where todo.trip_id = t.id and todo.done_at is null and own.attending and (
     todo.owner_id = own.household_id
     or (todo.owner_id is null and todo.booking_id is not null and own.role is not null))) "ownTodos"`;
