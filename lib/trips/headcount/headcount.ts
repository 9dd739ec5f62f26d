import { nightsOf, sleepsIn } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import type { Access } from '../cars/car-standing';
import { type BookedTrip, bookingText, type PitchesOf, pitchLinesOf } from './booking-text';
import { countAll } from './count';
import type { Headcount } from './schema';

export function headcountOf(
  going: Household[],
  trip: BookedTrip,
  access: Access = null,
  bookings: readonly PitchesOf[] = [],
): Headcount {
  const total = countAll(going, access);
  const nights = nightsOf(trip).map((night) => ({
    night,
    ...countAll(
      going.filter((household) => sleepsIn(household, night)),
      access,
    ),
  }));
  return {
    total,
    households: going.map((household) => ({
      household_id: household.household_id,
      name: household.profile_name,
      ...countAll([household], access),
    })),
    nights,
    text: bookingText(trip, total, nights, pitchLinesOf(going, bookings)),
  };
}
