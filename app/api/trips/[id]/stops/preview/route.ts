import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { previewStops } from '@/lib/trips/stops/change/preview-stops';
import { stopsPreview, stopsToPreview } from '@/lib/trips/stops/change/schema';

export const POST = tripRoute(
  {
    summary: 'Preview what a change of the stops would move',
    params: params('id'),
    body: stopsToPreview,
    answer: stopsPreview,
  },
  ({ caller, body }) => previewStops(caller, body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
