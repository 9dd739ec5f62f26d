import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import { isHidden } from './policy';
import { isFolded, tripsOf } from './trip-rows';

/** Trips that the viewer goes on come first, then those that wait for an answer. */
export async function findNextTrip(viewer: Viewer): Promise<string | null> {
  const [next] = await readRows<{ id: string }>(Prisma.sql`
    select t.id::text from ${tripsOf(viewer)}
    where not ${isFolded()} and not ${isHidden(viewer)} and own.attending is distinct from false
    order by own.attending nulls last, t.start_date, t.end_date, t.id
    limit 1`);
  return next?.id ?? null;
}
