import type { Going } from '../attendance/schema';
import type { OwnTools } from '../own-tools';
import type { SeatPlan } from './seat-plan';
import { isYetToStart } from './yet-to-start';

/**
 * The people and trailers that a person may move: those of one household (its id), all, or none
 * (null).
 */
export type MayMove = string | 'all' | null;

export const mayMove = (mine: MayMove, householdId: string): boolean =>
  mine === 'all' || mine === householdId;

/**
 * Returns which people and trailers the viewer of a trip may move. An organiser may move all of
 * them until the trip is over or called off.
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
 * Returns how many things a person still has to arrange about the cars: people without a seat, and
 * trailers and boats without a car. When nobody has a seat yet, the people of a household with a
 * car that counts are left out, because they will ride in that car. Returns 0 when there is no car.
 */
export function openCount(plan: SeatPlan, mine: MayMove, lacking: boolean): number {
  const { cars, unseated, untowed } = plan;
  if (cars.length === 0) return 0;
  const isOpen = ({ household_id }: { household_id: string }) => mayMove(mine, household_id);
  if (!isYetToStart(plan, lacking)) return [...unseated, ...untowed].filter(isOpen).length;
  const withCar = new Set(cars.filter(({ counts }) => counts).map(({ household_id }) => household_id));
  return unseated.filter((person) => isOpen(person) && !withCar.has(person.household_id)).length;
}
