import type { Booking } from '@/lib/trips/bookings/schema';

/** A change that the reader has made to the bookings since the page loaded. */
export type SaidBooking =
  | { change: 'place'; booking: string; pitch: string; household: string; on: boolean }
  | { change: 'set'; booking: string; fields: Partial<Booking> };

/** Returns the bookings after a change. In each booking a household has at most one pitch. */
export const changedBookings = (bookings: Booking[], said: SaidBooking): Booking[] =>
  bookings.map((booking) => {
    if (booking.id !== said.booking) return booking;
    if (said.change === 'set') return { ...booking, ...said.fields };
    return {
      ...booking,
      pitches: booking.pitches.map((pitch) => {
        const others = pitch.households.filter((id) => id !== said.household);
        const here = said.on && pitch.id === said.pitch;
        return { ...pitch, households: here ? [...others, said.household] : others };
      }),
    };
  });
