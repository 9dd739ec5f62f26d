import type { Participant } from '../participant';
import type { BookingRow } from './booking-columns';
import { mayChangeBooking } from './policy';
import type { Booking } from './schema';

/** Whoever may change a booking sees all of it, because saving the form without a field would delete it. */
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
