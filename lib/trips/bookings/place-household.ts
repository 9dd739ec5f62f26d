import 'server-only';
import { notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { householdFor } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { findBooking, lockBookings, readBooking } from './lock-bookings';
import type { Booking } from './schema';

/**
 * Puts a household on a pitch, or takes it off. A household has at most one pitch in a booking, so a
 * new pitch replaces the earlier one. The household may also have pitches in other bookings, for
 * other nights or for a part of its people.
 */
export const placeHousehold = (
  caller: TripCaller,
  { booking, pitch, household }: { booking: string; pitch: string; household: string },
  on: boolean,
): Promise<Booking> =>
  db.$transaction(async (tx) => {
    const locked = await lockBookings(tx, caller);
    const { pitches } = await findBooking(tx, locked, booking);
    if (!pitches.some(({ id }) => id === pitch)) throw notFound();
    const { household_id: householdId } = householdFor(locked, household);
    const { tripId } = locked;
    await tx.pitchHousehold.deleteMany({
      where: {
        tripId,
        householdId,
        pitch: { bookingId: booking, ...(on && { id: { not: pitch } }) },
        ...(!on && { pitchId: pitch }),
      },
    });
    if (on)
      await tx.pitchHousehold.createMany({
        data: [{ pitchId: pitch, tripId, householdId }],
        skipDuplicates: true,
      });
    return readBooking(tx, locked, booking);
  });
