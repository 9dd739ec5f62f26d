import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import type { TripFacts } from '../changes/changes';
import { forgetDecideTodos } from './decide-todo';

/** The site that the trip now goes to is no plan B any more, and an earlier swap can't be undone. */
export async function followSite(
  tx: Tx,
  tripId: string,
  { campsiteId, locationName }: TripFacts,
): Promise<void> {
  const same = { tripId, campsiteId, ...(campsiteId === null && { name: locationName }) };
  const gone = await tx.backup.findMany({ where: same, select: { todoId: true } });
  await tx.backup.deleteMany({ where: same });
  await forgetDecideTodos(
    tx,
    gone.map(({ todoId }) => todoId),
  );
  await tx.backup.updateMany({
    where: { tripId, swappedAt: { not: null } },
    data: { swappedAt: null, trigger: null, decideBy: null },
  });
}
