import type { Camper } from '@/lib/household/crew/schema';
import { nightsOf, sleepsIn } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { MAX_WEIGHT } from './cost-limits';

const weightByAge = { adult: 1, child: 0.5, toddler: 0, baby: 0 } satisfies Record<Camper['age'], number>;

export function defaultWeight(
  household: Pick<Household, 'crew' | 'arrive_on' | 'leave_on'>,
  trip: TripDates,
) {
  const people = household.crew.reduce(
    (sum, member) => sum + (member.type === 'camper' ? weightByAge[member.age] : 0),
    0,
  );
  const nights = nightsOf(trip).filter((night) => sleepsIn(household, night)).length;
  return { people, nights, weight: Math.min(people * nights, MAX_WEIGHT) };
}
