import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { suggestPlaces } from '@/lib/trips/bookings/change-pitches';
import { oneBooking, pitchSuggestion } from '@/lib/trips/bookings/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const POST = tripRoute(
  {
    summary: 'Suggest a pitch for each household without one; `apply` saves them',
    params: params('id', 'booking'),
    body: pitchSuggestion,
    answer: oneBooking,
    limits: ['partChanges', 'largeReads', 'largeReadsByAddress'],
  },
  async ({ caller, params, body }) => ({
    booking: await suggestPlaces(caller, params.booking, body.apply === true),
  }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
