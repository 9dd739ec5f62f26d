import { type Stop, stopOrFirst } from '../stops/stops';
import type { Booking } from './schema';

type OfStop = Pick<Booking, 'stop_id'>;

export const bookingsAt = <Each extends OfStop>(
  bookings: readonly Each[],
  { id }: Pick<Stop, 'id'>,
  stops: readonly Pick<Stop, 'id'>[],
): Each[] => bookings.filter((each) => stopOrFirst(stops, each.stop_id).id === id);
