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
 * Nothing while there is no car, or seats are yet to be given out.
 */
export function openCount(plan: SeatPlan, mine: MayMove, lacking: boolean): number {
  const { cars, unseated, untowed } = plan;
  if (cars.length === 0 || isYetToStart(plan, lacking)) return 0;
  return [...unseated, ...untowed].filter(({ household_id }) => mayMove(mine, household_id)).length;
}
