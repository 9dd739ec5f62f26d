import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { idOnTrip } from '../policy';
import { type Booking, type BookingFields, bookingFields } from './schema';

/** Includes the fields that some readers may not see. */
export type BookingRow = Omit<Booking, 'may_change' | 'deposit_paid'> & { deposit_paid: boolean };

/** Of a pitch `pitch`: those who are going, in the order of their invitations. */
const households = Prisma.sql`array(
  select h.id from pitch_households placed join households h on h.trip_id = placed.trip_id and h.id = placed.household_id
  where placed.pitch_id = pitch.id and h.attending order by h.id <> h.trip_id, h.id)`;

export const fieldNames = Object.keys(bookingFields.shape) as (keyof BookingFields)[];

/** The columns have the fields' names. */
const fieldsJson = Prisma.raw(fieldNames.map((name) => `'${name}', booking.${name}`).join(', '));

/** Of a booking `booking`. */
export const bookingJson = Prisma.sql`json_build_object(
  'id', booking.id, 'version', booking.version, 'status_on', booking.status_on, ${fieldsJson}, 'by', ${idOnTrip(Prisma.sql`booking.trip_id`, Prisma.sql`booking.added_by`)},
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
