import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { addBookingExpense, changeBookingExpense } from '@/lib/trips/bookings/add-booking-expense';
import { expense } from '@/lib/trips/costs/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const POST = tripRoute(
  {
    summary: 'Add a booking’s price to the trip’s costs',
    params: params('id', 'booking'),
    body: z.object({}),
    answer: z.object({ expense }),
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, params }) => ({ expense: await addBookingExpense(caller, params.booking) }),
);

export const PUT = tripRoute(
  {
    summary: 'Change a booking’s expense to the booking’s price',
    params: params('id', 'booking'),
    body: z.object({}),
    answer: z.object({ expense }),
    limits: ['partChanges'],
  },
  async ({ caller, params }) => ({ expense: await changeBookingExpense(caller, params.booking) }),
);

export const { DELETE, GET, OPTIONS, PATCH } = otherMethods({ POST, PUT });
