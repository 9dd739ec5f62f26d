import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { addLine } from '@/lib/trips/gear/change-gear';
import { getGear } from '@/lib/trips/gear/get-gear';
import { gearLines, newLine, oneLine } from '@/lib/trips/gear/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  { summary: 'List what a trip needs and who brings it', params: params('id'), answer: gearLines },
  async ({ caller }) => {
    const lines = await getGear(caller);
    if (!lines) throw notFound();
    return { lines };
  },
);

export const POST = tripRoute(
  {
    summary: 'Add something that a trip needs',
    params: params('id'),
    body: newLine,
    answer: oneLine,
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, body }) => ({ line: await addLine(caller, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
