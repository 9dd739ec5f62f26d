import { z } from 'zod';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { addExpense } from '@/lib/trips/costs/add-expense';
import { getCosts } from '@/lib/trips/costs/find-costs';
import { costs, expense, newExpense } from '@/lib/trips/costs/schema';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';

export const GET = publicRoute(
  {
    summary: 'A trip’s costs, for a guest who is going or has a part in them',
    params: tokenParams,
    answer: costs,
    limits: ['largeReadsByAddress'],
  },
  async ({ params, request }) =>
    (await getCosts(await callerByLink(await accountOf(request), params.token))).costs,
);

export const POST = publicRoute(
  {
    summary: 'Add an expense as a guest; without shares it is split over everyone who is going',
    params: tokenParams,
    body: newExpense,
    answer: z.object({ expense }),
    status: 201,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) => ({
    expense: await addExpense(await callerByLink(await accountOf(request), params.token), body),
  }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
