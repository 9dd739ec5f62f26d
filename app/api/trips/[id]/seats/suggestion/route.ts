import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { applySuggestion, restoreSeating, suggestSeating } from '@/lib/trips/seats/apply-suggestion';
import { seatingChanges, seats, suggestionRequest } from '@/lib/trips/seats/schema';

const spec = { params: params('id'), answer: seats, limits: ['partChanges'] } as const;

export const POST = route(
  {
    summary: 'Suggest seats and tows for everybody; with apply, as an organiser, save them',
    ...spec,
    limits: ['partChanges', 'largeReads', 'largeReadsByAddress'],
    body: suggestionRequest,
  },
  ({ viewer, params, body }) =>
    body.apply ? applySuggestion(viewer, params.id) : suggestSeating(viewer, params.id),
);

export const PUT = route(
  {
    summary: 'Undo a suggestion, as an organiser: give back the seats and tows from before it',
    ...spec,
    body: seatingChanges,
  },
  ({ viewer, params, body }) => restoreSeating(viewer, params.id, body),
);

export const { DELETE, GET, OPTIONS, PATCH } = otherMethods({ POST, PUT });
