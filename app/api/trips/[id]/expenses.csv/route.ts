import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { fileResponse } from '@/lib/server/http/respond';
import { costsCsv } from '@/lib/trips/costs/csv';
import { getCosts } from '@/lib/trips/costs/read-costs';
import { fileName } from '@/lib/trips/file-name';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'Get a trip’s costs as a CSV file',
    params: params('id'),
    answer: z.string(),
    answerType: 'text/csv',
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  async ({ caller }) => {
    const { tripName, costs } = await getCosts(caller);
    return fileResponse(costsCsv(costs), { type: 'text/csv', name: fileName(tripName, '-costs.csv') });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
