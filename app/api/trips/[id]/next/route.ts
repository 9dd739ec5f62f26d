import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { getNext } from '@/lib/trips/next/get-next';
import { nextAnswer } from '@/lib/trips/next/schema';

export const GET = tripRoute(
  {
    summary: 'Get what waits for you on a trip, the first thing first',
    params: params('id'),
    answer: nextAnswer,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  async ({ caller }) => {
    const found = await getNext(caller);
    if (!found) throw notFound();
    return found;
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
