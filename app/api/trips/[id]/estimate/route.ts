import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { getEstimate, setEstimate } from '@/lib/trips/estimate/get-estimate';
import { estimateAnswer, estimateChange } from '@/lib/trips/estimate/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const GET = tripRoute(
  {
    summary: 'Get about what a trip costs your household',
    params: params('id'),
    answer: estimateAnswer,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  ({ caller }) => getEstimate(caller),
);

export const PUT = tripRoute(
  {
    summary: 'Say what a trip costs an adult, and what who drops out pays',
    params: params('id'),
    body: estimateChange,
    answer: estimateAnswer,
    limits: ['tripChanges'],
  },
  ({ caller, params, body }) => setEstimate(requireAccountOf(caller), params.id, body),
);

export const { DELETE, OPTIONS, PATCH, POST } = otherMethods({ GET, PUT });
