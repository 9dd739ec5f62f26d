import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { hideSuggestion } from '@/lib/trips/todos/change-todos';
import { hiddenSuggestion, suggestions } from '@/lib/trips/todos/schema';

export const PUT = tripRoute(
  {
    summary: 'Hide a suggested to-do from everybody, or show it again',
    params: params('id'),
    body: hiddenSuggestion,
    answer: suggestions,
    limits: ['partChanges'],
  },
  ({ caller, body }) => hideSuggestion(caller, body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
