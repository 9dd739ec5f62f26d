import { type Stop, stopOrFirst } from '../stops/stops';

interface OfStop {
  stop_id?: string | null;
}

export const bookingsAt = <Each extends OfStop>(
  bookings: readonly Each[],
  { id }: Pick<Stop, 'id'>,
  stops: readonly Pick<Stop, 'id'>[],
): Each[] => bookings.filter((each) => stopOrFirst(stops, each.stop_id).id === id);
