import { z } from 'zod';
import { accountOf } from '@/lib/server/auth/viewer';
import { fileResponse } from '@/lib/server/http/file-response';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { costsCsv } from '@/lib/trips/costs/csv';
import { getCosts } from '@/lib/trips/costs/find-costs';
import { fileName } from '@/lib/trips/file-name';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';

export const GET = publicRoute(
  {
    summary: 'A trip’s costs for a guest’s spreadsheet',
    params: tokenParams,
    answer: z.string(),
    answerType: 'text/csv',
    limits: ['largeReadsByAddress'],
  },
  async ({ params, request }) => {
    const { tripName, costs } = await getCosts(await callerByLink(await accountOf(request), params.token));
    return fileResponse(costsCsv(costs), { type: 'text/csv', name: fileName(tripName, '-costs.csv') });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
