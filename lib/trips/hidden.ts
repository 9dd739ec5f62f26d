import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';

/** Whether somebody leaves a trip out of their own lists, for SQL where `t` is the trip. */
export const isHidden = ({ profileId }: Viewer) => Prisma.sql`exists (
  select from hidden_trips h where h.trip_id = t.id and h.profile_id = ${profileId}::uuid
)`;
