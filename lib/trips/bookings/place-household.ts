import 'server-only';
import { notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { householdFor } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { findBooking, lockBookings, readBooking } from './lock-bookings';
import type { Booking } from './schema';

/**
 * A new pitch replaces the one in the same booking. A household may have pitches in other bookings, for
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
