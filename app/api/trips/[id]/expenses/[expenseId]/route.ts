import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { changeExpense, deleteExpense } from '@/lib/trips/costs/change-expense';
import { getExpense } from '@/lib/trips/costs/find-costs';
import { expense, expenseChange } from '@/lib/trips/costs/schema';

export const GET = route(
  {
    summary: 'One expense with its shares',
    params: params('id', 'expenseId'),
    answer: z.object({ expense }),
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  async ({ viewer, params }) => ({
    expense: await getExpense({ viewer, tripId: params.id }, params.expenseId),
  }),
);

export const PUT = route(
  {
    summary:
      'Change an expense whose newest version one has seen; without shares it is split anew over everyone',
    params: params('id', 'expenseId'),
    body: expenseChange,
    answer: z.object({ expense }),
    limits: ['partChanges'],
  },
  async ({ viewer, params, body }) => ({
    expense: await changeExpense({ viewer, tripId: params.id }, params.expenseId, body),
  }),
);

export const DELETE = route(
  {
    summary: 'Delete an expense with its shares',
    params: params('id', 'expenseId'),
    answer: z.object({ id }),
    limits: ['partChanges'],
  },
  async ({ viewer, params }) => deleteExpense({ viewer, tripId: params.id }, params.expenseId),
);

export const { OPTIONS, PATCH, POST } = otherMethods({ GET, PUT, DELETE });
