import type { Drivetrain } from '@/lib/drivetrains';
import type { SeatPlan } from '../cars/seat-plan';
import type { GearLine } from '../gear/schema';
import { shortName } from '../households/household-name';

/** Null means unknown. */
export interface TodoFacts {
  fires: boolean | null;
  drinkingWater: boolean | null;
  /** Drivetrain that the way in needs. */
  wayIn: Drivetrain | null;
  names: ReadonlyMap<string, string>;
  plan: Pick<SeatPlan, 'cars'>;
  gearLines: readonly Pick<GearLine, 'rule' | 'by' | 'struck'>[];
  tows: boolean;
}

/** People of these ages need a child seat or a booster. */
const inChildSeats = ['baby', 'toddler', 'child'];

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

/** The seat of a child who rides in another household's car must be moved to that car. */
const childSeats = ({ plan, names }: TodoFacts): string[] =>
  plan.cars.flatMap(({ household_id, name, passengers, counts }) =>
    counts && names.has(household_id)
      ? passengers
          .filter((each) => each.household_id !== household_id && inChildSeats.includes(each.age))
          .map((child) => `Child seat for ${shortName(child.name)} in ${name}`)
      : [],
  );
