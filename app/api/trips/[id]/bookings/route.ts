import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { addBooking } from '@/lib/trips/bookings/change-bookings';
import { getBookings } from '@/lib/trips/bookings/read-bookings';
import { bookings, newBooking, oneBooking } from '@/lib/trips/bookings/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'List a trip’s bookings with their pitches',
    params: params('id'),
    answer: bookings,
  },
  async ({ caller }) => {
    const found = await getBookings(caller);
    if (!found) throw notFound();
    return found;
  },
);

export const POST = tripRoute(
  {
    summary: 'Add a booking for the whole trip or for a household',
    params: params('id'),
    body: newBooking,
    answer: oneBooking,
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, body }) => ({ booking: await addBooking(caller, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
