import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { changeTodo, removeTodo } from '@/lib/trips/todos/change-todos';
import { oneTodo, todoChange } from '@/lib/trips/todos/schema';

export const PATCH = tripRoute(
  {
    summary: 'Change, assign or tick a to-do',
    params: params('id', 'todo'),
    body: todoChange,
    answer: oneTodo,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, params, body }) => ({ todo: await changeTodo(caller, params.todo, body) }),
);

export const DELETE = tripRoute(
  {
    summary: 'Delete a to-do',
    params: params('id', 'todo'),
    answer: z.object({ id }),
    limits: ['partChanges'],
  },
  async ({ caller, params }) => {
    await removeTodo(caller, params.todo);
    return { id: params.todo };
  },
);

export const { GET, OPTIONS, POST, PUT } = otherMethods({ DELETE, PATCH });
