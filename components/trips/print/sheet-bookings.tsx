import { clockText, formatDay } from '@/lib/dates';
import type { Booking } from '@/lib/trips/bookings/schema';
import { bookingTitle } from '@/lib/trips/bookings/statuses';
import { stopWithName } from '@/lib/trips/stops/stop-words';
import { areSeveral, type Stop, stopOrFirst } from '@/lib/trips/stops/stops';
import { SheetSection } from './sheet-section';

interface Props {
  stops: readonly Stop[];
  bookings: readonly Booking[];
  /** By household id. */
  names: Record<string, string>;
}

/** Shows nothing when no booking is needed. */
export function SheetBookings({ stops, bookings, names }: Props) {
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
          {needed.map((booking) => {
            const stop = stopOrFirst(stops, booking.stop_id);
            return (
              <tr key={booking.id}>
                <th scope="row">
                  {bookingTitle(booking)}
                  {areSeveral(stops) && <p>{stopWithName(stop)}</p>}
                </th>
                <td>{inAndOut(stop, booking)}</td>
                <td>
                  {booking.pitches.map(({ id, name, households }) => (
                    <p key={id}>{whoIsOn(name, households, names)}</p>
                  ))}
                </td>
                <td>{booking.notes}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </SheetSection>
  );
}

/** "Sat 23 Jan from 1 pm, Tue 26 Jan by 11 am". */
const inAndOut = (
  { arrive_on, leave_on }: Pick<Stop, 'arrive_on' | 'leave_on'>,
  { check_in, check_out }: Pick<Booking, 'check_in' | 'check_out'>,
) =>
  [
    check_in && `${formatDay(arrive_on)} from ${clockText(check_in)}`,
    check_out && `${formatDay(leave_on)} by ${clockText(check_out)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** "River 4: Mia, Tom". */
function whoIsOn(name: string, households: readonly string[], names: Record<string, string>): string {
  const here = households.flatMap((id) => names[id] ?? []);
  return here.length > 0 ? `${name}: ${here.join(', ')}` : name;
}
