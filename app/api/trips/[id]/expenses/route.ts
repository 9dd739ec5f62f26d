import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { addExpense } from '@/lib/trips/costs/add-expense';
import { getCosts } from '@/lib/trips/costs/find-costs';
import { costs, expense, newExpense } from '@/lib/trips/costs/schema';

export const GET = route(
  {
    summary: 'What a trip has cost, who owes whom and the payments that settle it',
    params: params('id'),
    answer: costs,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  async ({ viewer, params }) => (await getCosts({ viewer, tripId: params.id })).costs,
);

export const POST = route(
  {
    summary: 'Add an expense; without shares it is split over everyone who is going',
    params: params('id'),
    body: newExpense,
    answer: z.object({ expense }),
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({ expense: await addExpense({ viewer, tripId: params.id }, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
