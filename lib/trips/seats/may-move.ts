import type { Going } from '../attendance/schema';
import type { OwnTools } from '../own-tools';
import type { SeatPlan } from './seat-plan';
import { isYetToStart } from './yet-to-start';

/** Whose people and trailers somebody may move: a household's by its id, everybody's, or nobody's. */
export type MayMove = string | 'all' | null;

export const mayMove = (mine: MayMove, householdId: string): boolean =>
  mine === 'all' || mine === householdId;

/** Whom the viewer of a trip may move: an organiser everybody, till it is over or called off. */
export function mayMoveOf(
  attendees: readonly Going[],
  { organises, closed }: Pick<OwnTools, 'organises' | 'closed'>,
): MayMove {
  if (closed) return null;
  if (organises) return 'all';
  return attendees.find(({ invitee }) => invitee?.own)?.household_id ?? null;
}

/**
 * How much is left for somebody to do about the cars: people without a seat, and trailers and boats without a car.
 * Until the first seat is given out, a household with a car that counts needs nothing: its people ride in that car.
 * Nothing while there is no car.
 */
export function openCount(plan: SeatPlan, mine: MayMove, lacking: boolean): number {
  const { cars, unseated, untowed } = plan;
  if (cars.length === 0) return 0;
  const isOpen = ({ household_id }: { household_id: string }) => mayMove(mine, household_id);
  if (!isYetToStart(plan, lacking)) return [...unseated, ...untowed].filter(isOpen).length;
  const withCar = new Set(cars.filter(({ counts }) => counts).map(({ household_id }) => household_id));
  return unseated.filter((person) => isOpen(person) && !withCar.has(person.household_id)).length;
}
