import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { fileResponse } from '@/lib/server/http/file-response';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { fileName } from '@/lib/trips/file-name';
import { headcountCsv } from '@/lib/trips/headcount/csv';
import { getGoing } from '@/lib/trips/headcount/get-going';

export const GET = route(
  {
    summary: "A trip's headcount for a spreadsheet: a row a household",
    params: params('id'),
    answer: z.string(),
    answerType: 'text/csv',
  },
  async ({ viewer, params }) => {
    const found = await getGoing(viewer, params.id);
    if (!found) throw notFound();
    const { going, trip } = found;
    const name = fileName(trip.trip_name, '-headcount.csv');
    return fileResponse(headcountCsv(going, trip), { type: 'text/csv', name });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
