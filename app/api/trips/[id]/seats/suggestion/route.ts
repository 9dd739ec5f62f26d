import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { applySuggestion, restoreSeating, suggestSeating } from '@/lib/trips/cars/apply-suggestion';
import { seatingChanges, seats, suggestionRequest } from '@/lib/trips/cars/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { requireAccountOf } from '@/lib/trips/trip-caller';

const spec = { params: params('id'), answer: seats, limits: ['partChanges'] } as const;

export const POST = tripRoute(
  {
    summary: 'Suggest seats and tows for everybody; `apply` saves them',
    ...spec,
    limits: ['partChanges', 'largeReads', 'largeReadsByAddress'],
    body: suggestionRequest,
  },
  ({ caller, params, body }) =>
    body.apply
      ? applySuggestion(requireAccountOf(caller), params.id, body.household_id)
      : suggestSeating(caller, body.household_id),
);

export const PUT = tripRoute(
  {
    summary: 'Undo a saved suggestion of seats and tows',
    ...spec,
    body: seatingChanges,
  },
  ({ caller, params, body }) => restoreSeating(requireAccountOf(caller), params.id, body),
);

export const { DELETE, GET, OPTIONS, PATCH } = otherMethods({ POST, PUT });
