import type { Drivetrain } from '@/lib/drivetrains';
import type { Household } from '../attendance/schema';
import type { SeatPlan } from '../cars/seat-plan';
import type { GearLine } from '../gear/schema';
import { shortName } from '../households/household-name';
import type { Todo } from './schema';

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

/** Leaves out an owner who is no longer going. */
export const toTodo = (row: Todo, going: readonly Pick<Household, 'household_id'>[]): Todo => ({
  ...row,
  household_id: going.some(({ household_id }) => household_id === row.household_id) ? row.household_id : null,
});

/** When the trip was called off, to-dos about its bookings come first. */
export function toTodos(
  rows: readonly Todo[],
  going: readonly Pick<Household, 'household_id'>[],
  calledOff = false,
): Todo[] {
  const all = rows.map((row) => toTodo(row, going));
  const open = all.filter(({ done }) => !done);
  const first = ({ from }: Todo) => calledOff && from === 'booking';
  const rank = (todo: Todo) =>
    `${first(todo) ? 0 : 1} ${todo.household_id ? 1 : 0} ${todo.due_on ?? '9999-12-31'}`;
  return [
    ...open.sort((one, other) => rank(one).localeCompare(rank(other))),
    ...all.filter(({ done }) => done),
  ];
}
