import { clockText, formatDay } from '@/lib/dates';
import type { Booking } from '@/lib/trips/bookings/schema';
import { bookingTitle } from '@/lib/trips/bookings/statuses';
import type { Trip } from '@/lib/trips/schema';
import { SheetSection } from './sheet-section';

interface Props {
  trip: Pick<Trip, 'start_date' | 'end_date'>;
  bookings: readonly Booking[];
  /** By household id. */
  names: Record<string, string>;
}

/** Shows nothing when no booking is needed. */
export function SheetBookings({ trip, bookings, names }: Props) {
  const needed = bookings.filter(({ status }) => status !== 'not needed');
  if (needed.length === 0) return null;
  return (
    <SheetSection id="sheet-bookings" title="Bookings and pitches">
      <table>
        <thead>
          <tr>
            <th scope="col">Booking</th>
            <th scope="col">In and out</th>
            <th scope="col">Pitches</th>
            <th scope="col">Good to know</th>
          </tr>
        </thead>
        <tbody>
          {needed.map((booking) => (
            <tr key={booking.id}>
              <th scope="row">{bookingTitle(booking)}</th>
              <td>{inAndOut(trip, booking)}</td>
              <td>
                {booking.pitches.map(({ id, name, households }) => (
                  <p key={id}>{whoIsOn(name, households, names)}</p>
                ))}
              </td>
              <td>{booking.notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetSection>
  );
}

/** "Sat 23 Jan from 1 pm, Tue 26 Jan by 11 am". */
const inAndOut = (
  { start_date, end_date }: Props['trip'],
  { check_in, check_out }: Pick<Booking, 'check_in' | 'check_out'>,
) =>
  [
    check_in && `${formatDay(start_date)} from ${clockText(check_in)}`,
    check_out && `${formatDay(end_date)} by ${clockText(check_out)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** "River 4: Mia, Tom". */
function whoIsOn(name: string, households: readonly string[], names: Record<string, string>): string {
  const here = households.flatMap((id) => names[id] ?? []);
  return here.length > 0 ? `${name}: ${here.join(', ')}` : name;
}
