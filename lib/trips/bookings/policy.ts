import type { Participant } from '../participant';
import type { Booking } from './schema';

/** Includes the fields that some readers may not see. */
export type BookingRow = Omit<Booking, 'may_change' | 'deposit_paid'> & { deposit_paid: boolean };

type Owned = Pick<BookingRow, 'household_id' | 'by'>;

export const mayBook = ({ household_id, runs }: Participant, booking: Owned) =>
  runs || (household_id !== null && booking.household_id === household_id);

/** The household that added a booking may change it too. */
export const mayChangeBooking = (party: Participant, booking: Owned) =>
  mayBook(party, booking) || (party.household_id !== null && booking.by === party.household_id);

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
