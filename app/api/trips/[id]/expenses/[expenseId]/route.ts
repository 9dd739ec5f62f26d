import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { changeExpense, deleteExpense } from '@/lib/trips/costs/change-expense';
import { getExpense } from '@/lib/trips/costs/read-costs';
import { expense, expenseChange } from '@/lib/trips/costs/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'Get an expense with its shares',
    params: params('id', 'expenseId'),
    answer: z.object({ expense }),
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  async ({ caller, params }) => ({ expense: await getExpense(caller, params.expenseId) }),
);

export const PUT = tripRoute(
  {
    summary: 'Change an expense and its shares',
    params: params('id', 'expenseId'),
    body: expenseChange,
    answer: z.object({ expense }),
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, params, body }) => ({
    expense: await changeExpense(caller, params.expenseId, body),
  }),
);

export const DELETE = tripRoute(
  {
    summary: 'Delete an expense with its shares',
    params: params('id', 'expenseId'),
    answer: z.object({ id }),
    limits: ['partChanges'],
  },
  async ({ caller, params }) => deleteExpense(caller, params.expenseId),
);

export const { OPTIONS, PATCH, POST } = otherMethods({ GET, PUT, DELETE });
