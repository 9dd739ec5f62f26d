import type { Drivetrain } from '@/lib/drivetrains';
import type { GearLine } from '../gear/schema';
import { shortName } from '../household-name';
import type { SeatPlan } from '../seats/seat-plan';

/** What is known of a trip that decides what there is to do; null stands for unknown. */
export interface TodoFacts {
  fires: boolean | null;
  drinkingWater: boolean | null;
  /** What the way in asks of a car. */
  wayIn: Drivetrain | null;
  /** What those going are called, by their households' ids. */
  names: ReadonlyMap<string, string>;
  plan: Pick<SeatPlan, 'cars'>;
  gearLines: readonly Pick<GearLine, 'rule' | 'by' | 'struck'>[];
  /** Whether anybody tows. */
  tows: boolean;
}

/** Whoever is younger rides in a child seat or on a booster. */
const inChildSeats = ['baby', 'toddler', 'child'];

/** What a trip like this one needs that nobody has written down; at most one line a kind, and one a child. */
export function suggestTodos(facts: TodoFacts, known: readonly { text: string }[]): string[] {
  const written = new Set(known.map(({ text }) => text.toLowerCase()));
  return [
    facts.fires && 'Check fire bans',
    facts.fires && 'Get firewood',
    ...gasLines(facts),
    facts.drinkingWater === false && 'Fill the water jerry cans',
    (facts.wayIn === '4 Wheel Drive' || facts.tows) && 'Check the spare tyre',
    facts.wayIn === '4 Wheel Drive' && 'Pack the recovery gear',
    ...childSeats(facts),
  ]
    .filter((text) => text !== false && text !== null)
    .filter((text) => !written.has(text.toLowerCase()));
}

function gasLines({ gearLines }: TodoFacts): string[] {
  const bringers = gearLines.find(({ rule, struck }) => rule === 'stoves' && !struck)?.by ?? [];
  return bringers.length > 0 ? ['Fill the gas bottle'] : [];
}

/** Children who ride in another household's car: their own seats have to come along. */
const childSeats = ({ plan, names }: TodoFacts): string[] =>
  plan.cars.flatMap(({ household_id, name, passengers, counts }) =>
    counts && names.has(household_id)
      ? passengers
          .filter((each) => each.household_id !== household_id && inChildSeats.includes(each.age))
          .map((child) => `Child seat for ${shortName(child.name)} in ${name}`)
      : [],
  );
