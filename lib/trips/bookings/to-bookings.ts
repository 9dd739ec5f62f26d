import type { Participant } from '../participant';
import type { BookingRow } from './booking-columns';
import { mayChangeBooking } from './policy';
import type { Booking } from './schema';

/**
 * Returns a booking with the fields that this reader may see. Reference, money and notes are hidden
 * from people who are not going. People who may change the booking always see them, because saving
 * the form without them would delete them.
 */
export function toBooking(row: BookingRow, reader: Participant): Booking {
  const may_change = mayChangeBooking(reader, row);
  if (reader.going || may_change) return { ...row, may_change };
  const hidden = {
    reference: null,
    cents: null,
    deposit_cents: null,
    deposit_paid: null,
    expense_cents: null,
    notes: null,
  };
  return { ...row, ...hidden, may_change };
}
