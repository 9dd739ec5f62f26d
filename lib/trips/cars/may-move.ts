import type { Going } from '../attendance/schema';
import type { OwnTools } from '../own-tools';

/** Whose people and trailers somebody may move: one household's (its id), everybody's or nobody's (null). */
export type MayMove = string | 'all' | null;

export const mayMove = (mine: MayMove, householdId: string): boolean =>
  mine === 'all' || mine === householdId;

export function mayMoveOf(
  attendees: readonly Going[],
  { organises, closed }: Pick<OwnTools, 'organises' | 'closed'>,
): MayMove {
  if (closed) return null;
  if (organises) return 'all';
  return attendees.find(({ invitee }) => invitee?.own)?.household_id ?? null;
}
