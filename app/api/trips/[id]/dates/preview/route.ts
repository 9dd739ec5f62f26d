import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { previewDates } from '@/lib/trips/preview-dates';
import { datesPreview, tripDates } from '@/lib/trips/schema';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const POST = tripRoute(
  {
    summary: 'Preview whose stays other dates would move or shorten',
    params: params('id'),
    body: tripDates,
    answer: datesPreview,
  },
  ({ caller, params, body }) => previewDates(requireAccountOf(caller), params.id, body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
