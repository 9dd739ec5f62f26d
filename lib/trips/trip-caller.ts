import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { forbidden } from '../errors';
import type { ProfileRef } from '../server/auth/profile-ref';
import type { Viewer } from '../server/auth/viewer';
import { guestOnTrip, isGuests, isHouseholdOf, visibleToSql } from './policy';
import { tripsIn } from './trip-rows';

/**
 * The person who reads or changes a trip: a viewer with an account, or a guest, identified by the id
 * of the guest's household.
 */
export type TripCaller = { tripId: string } & ({ viewer: Viewer } | { householdId: string });

export const viewerOf = (caller: TripCaller): Viewer | null => ('viewer' in caller ? caller.viewer : null);

/** Returns the caller's account, for an action that needs one. Throws 403 for a guest. */
export function requireAccountOf(caller: TripCaller): Viewer {
  if ('viewer' in caller) return caller.viewer;
  throw forbidden('You need an account for that.');
}

/**
 * Returns the owner id by which to select rows of the caller's account, such as gear. For a guest,
 * who has no such rows, returns a null id, which matches no row.
 */
export const ownerOf = (caller: TripCaller): ProfileRef => viewerOf(caller) ?? Prisma.sql`null::uuid`;

/**
 * SQL for the caller's own household on the trip: one row, or none when the caller isn't on the
 * trip.
 */
export const ownOn = (caller: TripCaller): Prisma.Sql =>
  'viewer' in caller ? visibleToSql(caller.viewer) : guestOnTrip(caller);

/**
 * SQL that is true when a household `h` is the caller's own. The query must select only rows of the
 * caller's trip.
 */
export const isOwn = (caller: TripCaller): Prisma.Sql =>
  'viewer' in caller
    ? isHouseholdOf(caller.viewer)
    : Prisma.sql`(h.id = ${caller.householdId}::uuid and ${isGuests})`;

/** SQL for the caller's trip, to select from. */
export const tripOfCaller = (caller: TripCaller): Prisma.Sql => tripsIn(ownOn(caller));
