import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { addTodo } from '@/lib/trips/todos/change-todos';
import { getTodos } from '@/lib/trips/todos/get-todos';
import { newTodo, oneTodo, todos } from '@/lib/trips/todos/schema';

export const GET = tripRoute(
  {
    summary: 'List a trip’s to-dos and the suggested ones',
    params: params('id'),
    answer: todos,
  },
  async ({ caller }) => {
    const found = await getTodos(caller);
    if (!found) throw notFound();
    return found;
  },
);

export const POST = tripRoute(
  {
    summary: 'Add a to-do to a trip',
    params: params('id'),
    body: newTodo,
    answer: oneTodo,
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, body }) => ({ todo: await addTodo(caller, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
