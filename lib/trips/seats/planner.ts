import 'server-only';
import { forbidden } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Prisma } from '@/prisma/generated/client';
import { tripOfGuest, tripsOf } from '../trip-rows';

/** Who plans the cars of a trip: somebody with an account, or a guest by their invitation. */
export type Planner = { tripId: string } & ({ viewer: Viewer } | { inviteId: string });

export const viewerOf = (planner: Planner): Viewer | null => ('viewer' in planner ? planner.viewer : null);

/** Their trip; for SQL. */
export const tripOfPlanner = (planner: Planner): Prisma.Sql =>
  'viewer' in planner ? tripsOf(planner.viewer) : tripOfGuest(planner.inviteId);

export const goersAlone = () => forbidden('Only those who are going can plan the cars.');
