import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { placeHousehold } from '@/lib/trips/bookings/change-pitches';
import { oneBooking, pitchPlace } from '@/lib/trips/bookings/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Put a household on a pitch, or take it off',
    params: params('id', 'booking', 'pitch', 'household'),
    body: pitchPlace,
    answer: oneBooking,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, params, body }) => ({ booking: await placeHousehold(caller, params, body.on) }),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
