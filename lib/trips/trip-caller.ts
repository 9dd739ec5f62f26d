import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { tripOfGuest, tripsOf } from './trip-rows';

/** Whoever reads or changes a part of a trip: somebody with an account, or a guest by their invitation. */
export type TripCaller = { tripId: string } & ({ viewer: Viewer } | { inviteId: string });

export const viewerOf = (caller: TripCaller): Viewer | null => ('viewer' in caller ? caller.viewer : null);

/** Their trip; for SQL. */
export const tripOfCaller = (caller: TripCaller): Prisma.Sql =>
  'viewer' in caller ? tripsOf(caller.viewer) : tripOfGuest(caller);
