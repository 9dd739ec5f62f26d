import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { addLine } from '@/lib/trips/gear/add-line';
import { getGear } from '@/lib/trips/gear/get-gear';
import { gearLines, newLine, oneLine } from '@/lib/trips/gear/schema';

export const GET = route(
  { summary: 'What a trip needs and who brings it, gaps first', params: params('id'), answer: gearLines },
  async ({ viewer, params }) => {
    const lines = await getGear({ viewer, tripId: params.id });
    if (!lines) throw notFound();
    return { lines };
  },
);

export const POST = route(
  {
    summary: 'Add something that the trip needs, as somebody who is going or organises',
    params: params('id'),
    body: newLine,
    answer: oneLine,
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({ line: await addLine({ viewer, tripId: params.id }, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
