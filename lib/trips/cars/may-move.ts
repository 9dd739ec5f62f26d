import type { Going } from '../attendance/schema';
import type { OwnTools } from '../own-tools';
import type { SeatPlan } from './seat-plan';
import { isYetToStart } from './yet-to-start';

/**
 * Whose people and trailers a person may move: those of one household (its id), everybody's, or
 * nobody's.
 */
export type MayMove = string | 'all' | null;

export const mayMove = (mine: MayMove, householdId: string): boolean =>
  mine === 'all' || mine === householdId;

/**
 * Returns whom the viewer of a trip may move. An organiser may move everybody, until the trip is
 * over or called off.
 */
export function mayMoveOf(
  attendees: readonly Going[],
  { organises, closed }: Pick<OwnTools, 'organises' | 'closed'>,
): MayMove {
  if (closed) return null;
  if (organises) return 'all';
  return attendees.find(({ invitee }) => invitee?.own)?.household_id ?? null;
}

/**
 * Returns how much a person still has to do about the cars: people without a seat, and trailers and
 * boats without a car. Until the first seat is given out, a household with a car that counts needs
 * nothing, because its people ride in that car. Zero while there is no car.
 */
export function openCount(plan: SeatPlan, mine: MayMove, lacking: boolean): number {
  const { cars, unseated, untowed } = plan;
  if (cars.length === 0) return 0;
  const isOpen = ({ household_id }: { household_id: string }) => mayMove(mine, household_id);
  if (!isYetToStart(plan, lacking)) return [...unseated, ...untowed].filter(isOpen).length;
  const withCar = new Set(cars.filter(({ counts }) => counts).map(({ household_id }) => household_id));
  return unseated.filter((person) => isOpen(person) && !withCar.has(person.household_id)).length;
}
