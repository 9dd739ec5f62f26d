import { nightsOf, sleepsIn } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { countAll } from '../headcount/count';

/** How many there are to bring gear for. */
export interface Campers {
  /** In the fullest night, as are the next two. */
  people: number;
  overBaby: number;
  /** Those with anybody who sleeps there. */
  households: number;
  /** Of all nights together: who sleeps there for two nights counts twice. */
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
