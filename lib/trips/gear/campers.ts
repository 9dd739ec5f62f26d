import { nightsOf, sleepsIn } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { countAll } from '../headcount/count';

export interface Campers {
  /** On the fullest night, as are the others; `overBaby` leaves out the babies. */
  people: number;
  overBaby: number;
  households: number;
  /** A person who sleeps at the site for two nights counts twice. */
  personNights: number;
}

export type CampingHousehold = Pick<Household, 'crew' | 'vehicles' | 'arrive_on' | 'leave_on'>;

export function campersOf(households: readonly CampingHousehold[], dates: TripDates): Campers {
  const counted = households.map((household) => ({ household, ...countAll([household]) }));
  const nights = nightsOf(dates).map((night) => {
    const sleeping = counted.filter(({ household }) => sleepsIn(household, night));
    return {
      people: sum(sleeping.map(({ people }) => people)),
      overBaby: sum(sleeping.map(({ people, babies }) => people - babies)),
      households: sleeping.filter(({ people }) => people > 0).length,
    };
  });
  const most = (of: 'people' | 'overBaby' | 'households') => Math.max(...nights.map((night) => night[of]));
  return {
    people: most('people'),
    overBaby: most('overBaby'),
    households: most('households'),
    personNights: sum(nights.map(({ people }) => people)),
  };
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
