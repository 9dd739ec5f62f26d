import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { addExpense } from '@/lib/trips/costs/change-expense';
import { getCostsPage } from '@/lib/trips/costs/read-costs';
import { costsPage, expense, expensesQuery, newExpense } from '@/lib/trips/costs/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'List a trip’s expenses, at most 50 at once, its balances and the payments to settle them',
    params: params('id'),
    query: expensesQuery,
    answer: costsPage,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  ({ caller, query }) => getCostsPage(caller, query),
);

export const POST = tripRoute(
  {
    summary: 'Add an expense to a trip',
    params: params('id'),
    body: newExpense,
    answer: z.object({ expense }),
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, body }) => ({ expense: await addExpense(caller, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
