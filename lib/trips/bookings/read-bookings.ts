import 'server-only';
import { notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type LockedTrip, lockWithPeople } from '../lock-with-people';
import { type Participant, participantOf } from '../participant';
import { idOnTrip } from '../policy';
import { chosenStop } from '../stops/chosen-stop';
import { type Stop, type StopRow, stopsOf } from '../stops/stops';
import { stopsColumn } from '../stops/stops-column';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { type BookingRow, toBooking } from './policy';
import { type Booking, type BookingFields, type Bookings, bookingFields } from './schema';

/** Of a pitch `pitch`: those who are going, in the order of their invitations. */
const households = Prisma.sql`array(
  select h.id from pitch_households placed join households h on h.trip_id = placed.trip_id and h.id = placed.household_id
  where placed.pitch_id = pitch.id and h.attending order by h.id <> h.trip_id, h.id)`;

export const fieldNames = Object.keys(bookingFields.shape) as (keyof BookingFields)[];

/** The columns have the fields' names. */
const fieldsJson = Prisma.raw(fieldNames.map((name) => `'${name}', booking.${name}`).join(', '));

/** Null stands for the first stop. Two rows have its position until one that is taken out is deleted. */
const stopOfBooking = Prisma.sql`coalesce(booking.stop_id,
  (select s.id from stops s where s.trip_id = booking.trip_id order by s.position limit 1), booking.trip_id)`;

/** Of a booking `booking`. */
const bookingJson = Prisma.sql`json_build_object(
  'id', booking.id, 'stop_id', ${stopOfBooking}, 'version', booking.version, 'status_on', booking.status_on, 'left_site', booking.left_site, ${fieldsJson}, 'by', ${idOnTrip(Prisma.sql`booking.trip_id`, Prisma.sql`booking.added_by`)},
  'expense_id', booking.expense_id,
  'expense_cents', (select e.cents from expenses e where e.id = booking.expense_id),
  'pitches', (select coalesce(json_agg(json_build_object(
     'id', pitch.id, 'name', pitch.name, 'max_people', pitch.max_people, 'max_cars', pitch.max_cars,
     'households', ${households}) order by pitch.position, pitch.id), '[]')
   from pitches pitch where pitch.booking_id = booking.id))`;

/** Of a trip `t`, oldest first; used together with `tripsOf`. */
export const bookingsColumn = Prisma.sql`
  (select coalesce(json_agg(${bookingJson} order by booking.created_at, booking.id), '[]')
   from bookings booking where booking.trip_id = t.id) bookings`;

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

interface SiteColumn {
  site: string;
  stops: StopRow[] | null;
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
    columns: Prisma.sql`, t.location_name site, ${stopsColumn}${columns}`,
    always: true,
    ...(goers !== undefined && { goers }),
  });
  const { row, own, runs } = locked;
  return { ...locked, party: { household_id: row.ownId ?? null, going: own !== null, runs } };
}

/** The stop of a booking, or the first; 400 for another trip's stop. */
export function stopIn({ row, tripId }: LockedBookings, id: string | null | undefined): Stop {
  const place = { location_id: null, location_name: row.site, latitude: null, longitude: null, state: null };
  return chosenStop(stopsOf({ ...place, ...row, id: tripId }, row.stops), id);
}

/** Null while the trip has one stop. */
export const stopToKeep = ({ row }: LockedBookings, { id }: Pick<Stop, 'id'>): string | null =>
  row.stops ? id : null;

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

export async function findBookings(
  tx: Tx,
  { tripId }: Pick<LockedBookings, 'tripId'>,
): Promise<BookingRow[]> {
  const found = await readRows<{ booking: BookingRow }>(
    Prisma.sql`
      select ${bookingJson} booking from bookings booking
      where booking.trip_id = ${tripId}::uuid order by booking.created_at, booking.id`,
    tx,
  );
  return found.map(({ booking }) => booking);
}

export const readBooking = async (tx: Tx, locked: LockedBookings, id: string): Promise<Booking> =>
  toBooking(await findBooking(tx, locked, id), locked.party);
