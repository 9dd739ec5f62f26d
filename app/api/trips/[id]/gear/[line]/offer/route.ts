import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { offerGear } from '@/lib/trips/gear/change-gear';
import { offer, oneLine } from '@/lib/trips/gear/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Say how many of a needed thing a household brings',
    params: params('id', 'line'),
    body: offer,
    answer: oneLine,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, params, body }) => ({
    line: await offerGear(caller, params.line, body),
  }),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
