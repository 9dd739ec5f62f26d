import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { participantOf } from '../participant';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { type BookingRow, bookingsColumn } from './booking-columns';
import type { Bookings } from './schema';
import { toBooking } from './to-bookings';

interface BookingsRow {
  ownId: string;
  attending: boolean | null;
  role: string | null;
  bookings: BookingRow[];
}

/** Null when the reader isn't on the trip. */
export async function getBookings(caller: TripCaller): Promise<Bookings | null> {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<BookingsRow>(Prisma.sql`
    select own.household_id::text "ownId", own.attending, own.role, ${bookingsColumn}
    from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`);
  return row ? { bookings: row.bookings.map((each) => toBooking(each, participantOf(row))) } : null;
}
