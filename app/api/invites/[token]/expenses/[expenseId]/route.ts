import { z } from 'zod';
import { id } from '@/lib/fields';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { changeExpense, deleteExpense } from '@/lib/trips/costs/change-expense';
import { expense, expenseChange } from '@/lib/trips/costs/schema';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';

const itemParams = tokenParams.extend({ expenseId: id });

export const PUT = publicRoute(
  {
    summary: 'Change an expense that a guest paid or added; without shares it is split anew over everyone',
    params: itemParams,
    body: expenseChange,
    answer: z.object({ expense }),
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) => ({
    expense: await changeExpense(
      await callerByLink(await accountOf(request), params.token),
      params.expenseId,
      body,
    ),
  }),
);

export const DELETE = publicRoute(
  {
    summary: 'Delete an expense that a guest paid or added',
    params: itemParams,
    answer: z.object({ id }),
    limits: ['partChangesByLink'],
  },
  async ({ params, request }) =>
    deleteExpense(await callerByLink(await accountOf(request), params.token), params.expenseId),
);

export const { GET, OPTIONS, PATCH, POST } = otherMethods({ PUT, DELETE });
