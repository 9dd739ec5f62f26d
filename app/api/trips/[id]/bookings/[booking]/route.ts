import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { changeBooking, removeBooking } from '@/lib/trips/bookings/change-bookings';
import { bookingChange, oneBooking } from '@/lib/trips/bookings/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Change a booking',
    params: params('id', 'booking'),
    body: bookingChange,
    answer: oneBooking,
    limits: ['partChanges'],
  },
  async ({ caller, params, body }) => ({ booking: await changeBooking(caller, params.booking, body) }),
);

export const DELETE = tripRoute(
  {
    summary: 'Delete a booking with its pitches',
    params: params('id', 'booking'),
    answer: z.object({ id }),
    limits: ['partChanges'],
  },
  async ({ caller, params }) => {
    await removeBooking(caller, params.booking);
    return { id: params.booking };
  },
);

export const { GET, OPTIONS, PATCH, POST } = otherMethods({ DELETE, PUT });
