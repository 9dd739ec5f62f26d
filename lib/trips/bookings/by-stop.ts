import type { Stop } from '../stops/stops';
import type { Booking } from './schema';

type OfStop = Pick<Booking, 'stop_id'>;

/** The first stop when its own is gone. */
export const stopOfBooking = <Of extends Pick<Stop, 'id'>>({ stop_id }: OfStop, stops: readonly Of[]): Of =>
  stops.find(({ id }) => id === stop_id) ?? (stops[0] as Of);

export const bookingsAt = <Each extends OfStop>(
  bookings: readonly Each[],
  { id }: Pick<Stop, 'id'>,
  stops: readonly Pick<Stop, 'id'>[],
): Each[] => bookings.filter((each) => stopOfBooking(each, stops).id === id);
