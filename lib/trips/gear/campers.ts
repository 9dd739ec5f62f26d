import { nightsOf, sleepsIn } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { countAll } from '../headcount/count';

/** The numbers of people and households that gear is computed for. */
export interface Campers {
  /**
   * Number of people on the fullest night. `overBaby` leaves out the babies. `people`, `overBaby` and
   * `households` are each the largest number of any night.
   */
  people: number;
  overBaby: number;
  /** Number of households with at least one person who sleeps at the site. */
  households: number;
  /** Nights of all people together: a person who sleeps at the site for two nights counts twice. */
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
