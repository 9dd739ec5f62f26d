import 'server-only';
import { notFound } from '@/lib/errors';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type LockedTrip, lockWithPeople } from '../lock-with-people';
import type { Participant } from '../participant';
import type { TripCaller } from '../trip-caller';
import { type BookingRow, bookingJson } from './booking-columns';
import type { Booking } from './schema';
import { toBooking } from './to-bookings';

interface SiteColumn {
  site: string;
}

export type LockedBookings<Columns = unknown> = LockedTrip<SiteColumn & Columns> & { party: Participant };

/**
 * Also for a trip that is over or called off, because a booking may have to be cancelled then. Throws 403
 * with the message `goers` for callers who are neither going nor organisers.
 */
export async function lockBookings<Columns extends object = object>(
  tx: Tx,
  caller: TripCaller,
  { goers, columns = Prisma.empty }: { goers?: string; columns?: Prisma.Sql } = {},
): Promise<LockedBookings<Columns>> {
  const locked = await lockWithPeople<SiteColumn & Columns>(tx, caller, {
    columns: Prisma.sql`, t.location_name site${columns}`,
    always: true,
    ...(goers !== undefined && { goers }),
  });
  const { row, own, runs } = locked;
  return { ...locked, party: { household_id: row.ownId ?? null, going: own !== null, runs } };
}

export async function findBooking(
  tx: Tx,
  { tripId }: Pick<LockedBookings, 'tripId'>,
  id: string,
): Promise<BookingRow> {
  const [found] = await readRows<{ booking: BookingRow }>(
    Prisma.sql`
      select ${bookingJson} booking from bookings booking
      where booking.id = ${id}::uuid and booking.trip_id = ${tripId}::uuid`,
    tx,
  );
  if (!found) throw notFound();
  return found.booking;
}

export const readBooking = async (tx: Tx, locked: LockedBookings, id: string): Promise<Booking> =>
  toBooking(await findBooking(tx, locked, id), locked.party);
