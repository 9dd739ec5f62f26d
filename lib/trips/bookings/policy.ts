import type { Participant } from '../participant';
import type { BookingRow } from './booking-columns';

type Owned = Pick<BookingRow, 'household_id' | 'by'>;

/**
 * True when the reader may assign a booking's pitches and add its price to the costs, as an organiser
 * or as a member of the household that books.
 */
export const mayBook = ({ household_id, runs }: Participant, booking: Owned) =>
  runs || (household_id !== null && booking.household_id === household_id);

/**
 * True when the reader may change a booking: when `mayBook` is true, or when the reader's household
 * added the booking.
 */
export const mayChangeBooking = (party: Participant, booking: Owned) =>
  mayBook(party, booking) || (party.household_id !== null && booking.by === party.household_id);
