import 'server-only';
import type { Tx } from '@/lib/server/db/client';

export async function forgetVote(tx: Tx, tripId: string, voteId: string): Promise<void> {
  await tx.notification.deleteMany({ where: { tripId, about: voteId } });
  await tx.vote.delete({ where: { id: voteId } });
}
