import type { Participant } from '../participant';
import type { BookingRow } from './booking-columns';

type Owned = Pick<BookingRow, 'household_id' | 'by'>;

export const mayBook = ({ household_id, runs }: Participant, booking: Owned) =>
  runs || (household_id !== null && booking.household_id === household_id);

/** The household that added a booking may change it too. */
export const mayChangeBooking = (party: Participant, booking: Owned) =>
  mayBook(party, booking) || (party.household_id !== null && booking.by === party.household_id);
