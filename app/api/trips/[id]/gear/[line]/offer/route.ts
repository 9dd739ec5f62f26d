import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { offerGear } from '@/lib/trips/gear/offer-gear';
import { offer, oneLine } from '@/lib/trips/gear/schema';

export const PUT = route(
  {
    summary: 'Say how many of it one’s household brings, as an organiser for any; 0 takes it back',
    params: params('id', 'line'),
    body: offer,
    answer: oneLine,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({
    line: await offerGear({ viewer, tripId: params.id }, params.line, body),
  }),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
