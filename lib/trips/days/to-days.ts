import type { Day } from '@/lib/dates';
import type { Household } from '../attendance/schema';
import { daysOf, type TripDates } from '../date-rules';
import type { gearLinesOf } from '../gear/lines';
import { mealKinds } from '../meals/grid';
import { type MealRow, toMeal } from '../meals/to-meals';
import { dutiesOn, isThereForDuties } from './duty-days';
import type { Days, Plan } from './schema';
import type { DutyDay, Turn } from './share-duties';

type Line = Pick<ReturnType<typeof gearLinesOf>[number], 'rule' | 'needed' | 'offered' | 'struck'>;

/** Null when the trip needn't bring drinking water. */
export function waterText(lines: readonly Line[], atSite: boolean | null, stops = 1): string | null {
  const line = lines.find(({ rule }) => rule === 'water');
  if (!line || line.struck || line.needed === 0) return null;
  const why =
    stops > 1
      ? ', with less for stops that have water'
      : atSite === null
        ? ', as none is known at the site'
        : atSite
          ? ' for a day, because the site has water'
          : ', as there’s none at the site';
  const brought = line.offered > 0 ? ` ${Math.min(line.offered, line.needed)} L of it is coming.` : '';
  return `${line.needed} L for everybody${why}.${brought}`;
}

interface DutyRows {
  duties: string[];
  /** With the duty's name instead of its position in the list. */
  turns: (Omit<Turn, 'duty'> & { duty: string })[];
  /** The days on which no fire may be lit. */
  bans: Day[];
}

export interface DaysRow extends DutyRows {
  /** Some of a plan's households may no longer be going. */
  plans: Plan[];
  meals: MealRow[];
}

export function toDays(trip: TripDates, going: readonly Household[], rows: DaysRow): Days {
  const turns = turnsOf(trip, going, rows);
  return {
    days: daysOf(trip).map((day) => ({
      day,
      arriving: idsOf(going.filter(({ arrive_on }) => (arrive_on ?? trip.start_date) === day)),
      leaving: idsOf(going.filter(({ leave_on }) => (leave_on ?? trip.end_date) === day)),
      meals: mealsOn(day, trip, going, rows.meals),
      duties: dutiesOn(rows.duties, trip, day, rows.bans).map((duty) => ({
        duty,
        household_id: turns.find((turn) => turn.day === day && turn.duty === duty)?.household_id ?? null,
      })),
      plans: rows.plans.filter((plan) => plan.day === day).map((plan) => toPlan(plan, going)),
    })),
    duties: rows.duties,
  };
}

/** Leaves out turns of households that are not there on the day, so that they count as free. */
export function turnsOf(trip: TripDates, going: readonly Household[], { duties, turns }: DutyRows): Turn[] {
  return turns.flatMap(({ day, duty, household_id }) => {
    const number = duties.indexOf(duty);
    const household = going.find((each) => each.household_id === household_id);
    const holds = number >= 0 && household && isThereForDuties(household, trip, day);
    return holds ? [{ day, duty: number, household_id }] : [];
  });
}

/** Days before `from` have no free duties, but their turns count towards the fair shares. */
export function dutyDays(
  trip: TripDates,
  going: readonly Household[],
  rows: DutyRows & Pick<DaysRow, 'meals'>,
  from: Day,
): DutyDay[] {
  const turns = turnsOf(trip, going, rows);
  return daysOf(trip).map((day) => {
    const taken = turns.filter((turn) => turn.day === day);
    const duties = day < from ? [] : dutiesOn(rows.duties, trip, day, rows.bans);
    return {
      day,
      taken,
      free: duties.filter((duty) => !taken.some((turn) => turn.duty === duty)),
      there: idsOf(going.filter((household) => isThereForDuties(household, trip, day))),
      cooks: rows.meals.filter((meal) => meal.day === day).flatMap(({ cooks }) => cooks),
    };
  });
}

export const toPlan = (plan: Plan, going: readonly Pick<Household, 'household_id'>[]): Plan => ({
  ...plan,
  households: idsOf(going).filter((id) => plan.households.includes(id)),
});

function mealsOn(day: Day, trip: TripDates, going: readonly Household[], rows: readonly MealRow[]) {
  return mealKinds.flatMap((kind) => {
    const row = rows.find((each) => each.day === day && each.meal === kind);
    const { meal, title, outside, cooks, portions } = toMeal({ day, meal: kind }, trip, going, row);
    const said = title !== null || cooks.length > 0;
    if (!said && (outside !== null || kind === 'snacks')) return [];
    return [{ meal, title, cooks: idsOf(cooks), people: portions.people }];
  });
}

const idsOf = (households: readonly { household_id: string }[]) =>
  households.map(({ household_id }) => household_id);
