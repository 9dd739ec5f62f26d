import 'server-only';
import { AppError, conflict } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';
import type { VoteKind } from '../undecided/vote-options';

export const noVote = () => conflict('There’s no vote on this trip.');
export const voteClosed = () => conflict('This vote is decided already.');
export const votingEnded = () =>
  conflict('Voting has ended. The organiser decides now, or sets a later last day.');
export const notOnOffer = () =>
  new AppError(404, 'This option is no longer in the vote. Please look at the vote again.');
export const gone = (kind: VoteKind) =>
  conflict(kind === 'dates' ? 'These dates have passed.' : 'This campsite isn’t there any more.');

/** The caller has locked the trip. */
export async function requireOpen(tx: Tx, tripId: string): Promise<{ id: string; closesOn: Date | null }> {
  const select = { id: true, closedAt: true, closesOn: true };
  const vote = await tx.vote.findUnique({ where: { tripId }, select });
  if (!vote) throw noVote();
  if (vote.closedAt) throw voteClosed();
  return vote;
}
