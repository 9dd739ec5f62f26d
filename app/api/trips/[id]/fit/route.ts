import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { fitAtStops, toWireAt } from '@/lib/trips/fit/schema';
import { getTripFit } from '@/lib/trips/fit/trip-fit';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'Check whether a trip’s campsite suits everybody who is going',
    params: params('id'),
    answer: fitAtStops,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  async ({ caller }) => {
    const findings = await getTripFit(caller);
    if (!findings) throw notFound();
    return { findings: findings.map((each) => toWireAt(each, caller.tripId)) };
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
