import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { forbidden } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import type { Whose } from '../server/auth/whose';
import { guestOnTrip, isGuests, isHouseholdOf, visibleToSql } from './policy';
import { tripsIn } from './trip-rows';

/**
 * The person who reads or changes a trip: a viewer with an account, or a guest by their household.
 */
export type TripCaller = { tripId: string } & ({ viewer: Viewer } | { householdId: string });

export const viewerOf = (caller: TripCaller): Viewer | null => ('viewer' in caller ? caller.viewer : null);

/** Returns the caller's account, for actions that only accounts can do. Throws 403 for a guest. */
export function requireAccountOf(caller: TripCaller): Viewer {
  if ('viewer' in caller) return caller.viewer;
  throw forbidden('You need an account for that.');
}

/** Returns the owner of the caller's own rows, such as gear; nobody for a guest. */
export const ownerOf = (caller: TripCaller): Whose => viewerOf(caller) ?? Prisma.sql`null::uuid`;

/** SQL for the caller's own household on the trip, as rows. */
export const ownOn = (caller: TripCaller): Prisma.Sql =>
  'viewer' in caller ? visibleToSql(caller.viewer) : guestOnTrip(caller);

/**
 * SQL that is true when a household `h` is the caller's. The query must already be limited to the
 * caller's trip.
 */
export const isOwn = (caller: TripCaller): Prisma.Sql =>
  'viewer' in caller
    ? isHouseholdOf(caller.viewer)
    : Prisma.sql`(h.id = ${caller.householdId}::uuid and ${isGuests})`;

/** SQL for the caller's trip, to select from. */
export const tripOfCaller = (caller: TripCaller): Prisma.Sql => tripsIn(ownOn(caller));
