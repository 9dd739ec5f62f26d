import { z } from 'zod';
import { getTides } from '@/lib/campsites/tides/get-tides';
import { tides } from '@/lib/campsites/tides/schema';
import { notFound } from '@/lib/errors';
import { day, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

const yearsAhead = 'Please choose a day between 1900 and 2199.';
const asked = day.refine((value) => value >= '1900' && value < '2200', yearsAhead);

export const GET = route(
  {
    summary: 'Get the tides of a day near a campsite',
    params: params('id'),
    query: z.object({ day: asked.optional() }),
    answer: tides,
  },
  async ({ viewer, params, query }) => {
    const found = await getTides(viewer, params.id, query.day);
    if (!found) throw notFound();
    return found;
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
