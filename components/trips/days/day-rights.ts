import type { TripDates } from '@/lib/trips/date-rules';
import type { Plan } from '@/lib/trips/days/schema';
import type { MealKind } from '@/lib/trips/meals/grid';
import type { Tints } from '../household-face';
import type { DaysHousehold } from './day-entries';
import type { OpenTurn } from './duty-turns';

export interface DayRights {
  trip: TripDates;
  duties: readonly string[];
  households: readonly DaysHousehold[];
  names: Record<string, string>;
  tints: Tints;
  own: string | null;
  /**
   * Whether the reader's household is going or not: the plans that it wrote are the reader's own.
   */
  ownId: string | null;
  organises: boolean;
  edits: boolean;
  /** The meals whose time is over: "2027-03-26 dinner". */
  over: ReadonlySet<string>;
  onTurn: (turn: OpenTurn) => void;
  onCook: (day: string, meal: MealKind) => void;
  onJoin: (plan: Plan, going: boolean) => void;
  onPlan: (day: string, plan: Plan | null) => void;
}
