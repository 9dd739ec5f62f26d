import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { suggestDuties } from '@/lib/trips/days/change-duties';
import { days, dutiesSuggestion } from '@/lib/trips/days/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const POST = tripRoute(
  {
    summary: 'Suggest households for the free turns at duties; `apply` saves them',
    params: params('id'),
    body: dutiesSuggestion,
    answer: days,
    limits: ['partChanges', 'largeReads', 'largeReadsByAddress'],
  },
  ({ caller, body }) => suggestDuties(caller, body.apply ?? false),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
