import type { Party } from '../costs/policy';
import type { BookingRow } from './booking-columns';
import type { Booking } from './schema';

type Owned = Pick<BookingRow, 'household_id' | 'by'>;

/**
 * True when the reader may assign a booking's pitches and add its price to the costs, as an organiser
 * or as a member of the household that books.
 */
export const mayBook = ({ household_id, runs }: Party, booking: Owned) =>
  runs || (household_id !== null && booking.household_id === household_id);

/**
 * True when the reader may change a booking: when `mayBook` is true, or when the reader's household
 * added the booking.
 */
export const mayChangeBooking = (party: Party, booking: Owned) =>
  mayBook(party, booking) || (party.household_id !== null && booking.by === party.household_id);

/**
 * Returns a booking with the fields that this reader may see. Reference, money and notes are hidden
 * from people who are not going. People who may change the booking always see them, because saving
 * the form without them would delete them.
 */
export function toBooking(row: BookingRow, reader: Party): Booking {
  const may_change = mayChangeBooking(reader, row);
  if (reader.going || may_change) return { ...row, may_change };
  const hidden = {
    ...{ reference: null, cents: null, deposit_cents: null, deposit_paid: null },
    ...{ expense_cents: null, notes: null },
  };
  return { ...row, ...hidden, may_change };
}
