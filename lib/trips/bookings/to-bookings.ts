import type { Party } from '../costs/policy';
import type { BookingRow } from './booking-columns';
import type { Booking } from './schema';

type Owned = Pick<BookingRow, 'household_id' | 'by'>;

/** Who books, and those who run the trip: they share out its pitches and add its price to the costs. */
export const mayBook = ({ household_id, runs }: Party, booking: Owned) =>
  runs || (household_id !== null && booking.household_id === household_id);

/** The same, and whoever has added the booking. */
export const mayChangeBooking = (party: Party, booking: Owned) =>
  mayBook(party, booking) || (party.household_id !== null && booking.by === party.household_id);

/**
 * A booking as one person on the trip sees it. Reference, money and notes are for those who are going and for those who
 * may change the booking, who would otherwise save empty fields over them.
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
