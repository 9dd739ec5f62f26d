import type { Going } from '../attendance/schema';
import type { OwnTools } from '../own-tools';
import type { SeatPlan } from './seat-plan';

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
 * place. Returns 0 when the trip has no car.
 */
export function openCount({ cars, unseated, untowed }: SeatPlan, mine: MayMove): number {
  if (cars.length === 0) return 0;
  return [...unseated, ...untowed].filter(({ household_id }) => mayMove(mine, household_id)).length;
}
