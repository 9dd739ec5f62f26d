import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { forbidden } from '../errors';
import type { ProfileRef } from '../server/auth/profile-ref';
import type { Viewer } from '../server/auth/viewer';
import { guestOnTrip, isGuests, isHouseholdOf, visibleToSql } from './policy';
import { tripsIn } from './trip-rows';

export type TripCaller = {
  tripId: string;
  /** Of a page: the trip's version from before the page's data was read. */
  version?: string;
} & ({ viewer: Viewer } | { householdId: string });

export const viewerOf = (caller: TripCaller): Viewer | null => ('viewer' in caller ? caller.viewer : null);

export function requireAccountOf(caller: TripCaller): Viewer {
  if ('viewer' in caller) return caller.viewer;
  throw forbidden('You need an account for that.');
}

/** A guest has no rows of an account, such as gear; the null id matches none. */
export const ownerOf = (caller: TripCaller): ProfileRef => viewerOf(caller) ?? Prisma.sql`null::uuid`;

export const ownOn = (caller: TripCaller): Prisma.Sql =>
  'viewer' in caller ? visibleToSql(caller.viewer) : guestOnTrip(caller);

/** The query must select only rows of the caller's trip. */
export const isOwn = (caller: TripCaller): Prisma.Sql =>
  'viewer' in caller
    ? isHouseholdOf(caller.viewer)
    : Prisma.sql`(h.id = ${caller.householdId}::uuid and ${isGuests})`;

export const tripOfCaller = (caller: TripCaller): Prisma.Sql => tripsIn(ownOn(caller));
