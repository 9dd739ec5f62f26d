import { nightsOf, sleepsIn } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { countAll } from '../headcount/count';

/** The numbers of people and households that gear is needed for. */
export interface Campers {
  /** On the fullest night, like the next two numbers. */
  people: number;
  overBaby: number;
  /** Households with at least one person sleeping at the site. */
  households: number;
  /** The sum over all nights: a person who sleeps there for two nights counts twice. */
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
