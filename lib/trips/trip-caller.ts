import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { forbidden } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import type { Whose } from '../server/auth/whose';
import { guestOnTrip, isGuests, isHouseholdOf, visibleToSql } from './policy';
import { tripsIn } from './trip-rows';

/** Whoever reads or changes a trip: somebody with an account, or a guest by their household. */
export type TripCaller = { tripId: string } & ({ viewer: Viewer } | { householdId: string });

export const viewerOf = (caller: TripCaller): Viewer | null => ('viewer' in caller ? caller.viewer : null);

/** The caller's account, for what only accounts can do. Throws 403 for a guest. */
export function requireAccountOf(caller: TripCaller): Viewer {
  if ('viewer' in caller) return caller.viewer;
  throw forbidden('You need an account for that.');
}

/** Whose profile a caller's own things are; nobody's for a guest. */
export const ownerOf = (caller: TripCaller): Whose => viewerOf(caller) ?? Prisma.sql`null::uuid`;

/** Their own household on the trip, as rows for SQL. */
export const ownOn = (caller: TripCaller): Prisma.Sql =>
  'viewer' in caller ? visibleToSql(caller.viewer) : guestOnTrip(caller);

/** Whether a household `h` is theirs, where its trip is known. */
export const isOwn = (caller: TripCaller): Prisma.Sql =>
  'viewer' in caller
    ? isHouseholdOf(caller.viewer)
    : Prisma.sql`(h.id = ${caller.householdId}::uuid and ${isGuests})`;

/** Their trip; for SQL. */
export const tripOfCaller = (caller: TripCaller): Prisma.Sql => tripsIn(ownOn(caller));
