import type { Going } from '../attendance/schema';
import type { OwnTools } from '../own-tools';
import type { SeatPlan } from './seat-plan';
import { isYetToStart } from './yet-to-start';

/**
 * Which people and trailers somebody may move: those of one household (the household's id), all of
 * them ('all'), or none (null).
 */
export type MayMove = string | 'all' | null;

export const mayMove = (mine: MayMove, householdId: string): boolean =>
  mine === 'all' || mine === householdId;

/**
 * Returns which people and trailers the viewer of a trip may move: an organiser all of them, anybody
 * else who is going only those of their own household. Returns null when the trip is over or called
 * off.
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
 * Returns how many people without a seat, and trailers and boats without a car, the viewer may still
 * place. While nobody has a seat yet, this is only the number of people of households without a usable
 * car (`counts`), because the others will ride in their own car. Returns 0 when the trip has no car.
 */
export function openCount(plan: SeatPlan, mine: MayMove, lacking: boolean): number {
  const { cars, unseated, untowed } = plan;
  if (cars.length === 0) return 0;
  const isOpen = ({ household_id }: { household_id: string }) => mayMove(mine, household_id);
  if (!isYetToStart(plan, lacking)) return [...unseated, ...untowed].filter(isOpen).length;
  const withCar = new Set(cars.filter(({ counts }) => counts).map(({ household_id }) => household_id));
  return unseated.filter((person) => isOpen(person) && !withCar.has(person.household_id)).length;
}
