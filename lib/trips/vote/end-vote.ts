import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { lockTrip, requireNotOver } from '../lock-trip';

export async function endVote(viewer: Viewer, tripId: string): Promise<{ vote: null }> {
  return db.$transaction(async (tx) => {
    requireNotOver(await lockTrip(tx, viewer, tripId));
    const vote = await tx.vote.findUnique({ where: { tripId }, select: { id: true } });
    if (vote) await forgetVote(tx, tripId, vote.id);
    return { vote: null };
  });
}

export async function forgetVote(tx: Tx, tripId: string, voteId: string): Promise<void> {
  await tx.notification.deleteMany({ where: { tripId, about: voteId } });
  await tx.vote.delete({ where: { id: voteId } });
}
