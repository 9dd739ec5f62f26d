import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { fileResponse } from '@/lib/server/http/respond';
import { fileName } from '@/lib/trips/file-name';
import { headcountCsv } from '@/lib/trips/headcount/csv';
import { getGoing } from '@/lib/trips/headcount/get-going';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'Get a trip’s headcount as a CSV file',
    params: params('id'),
    answer: z.string(),
    answerType: 'text/csv',
  },
  async ({ caller }) => {
    const found = await getGoing(caller);
    if (!found) throw notFound();
    const { going, trip } = found;
    const name = fileName(trip.trip_name, '-headcount.csv');
    return fileResponse(headcountCsv(going, trip, found.access), { type: 'text/csv', name });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
