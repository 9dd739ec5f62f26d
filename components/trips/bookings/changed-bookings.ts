import type { Booking } from '@/lib/trips/bookings/schema';

/** What was said of a trip's bookings since they came. */
export type SaidBooking =
  | { change: 'place'; booking: string; pitch: string; household: string; on: boolean }
  | { change: 'set'; booking: string; fields: Partial<Booking> };

/** The bookings with one more thing that was said. A household has one pitch of a booking. */
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
