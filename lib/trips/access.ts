import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../auth/viewer';

export const organisedBy = (viewer: Viewer) =>
  ({ organiserId: viewer.profileId }) satisfies Prisma.TripWhereInput;

/** Those whom a trip exists for: its organiser, and whoever an invitation to it belongs to. */
export const visibleTo = (viewer: Viewer) =>
  ({
    OR: [organisedBy(viewer), { invites: { some: { profileId: viewer.profileId } } }],
  }) satisfies Prisma.TripWhereInput;

/** The same as rows of trip and own answer, for SQL: an OR over both ways in would read every trip there is. */
export const placesOf = (viewer: Viewer) => Prisma.sql`(
  select id trip_id, true attending from trips where organiser_id = ${viewer.profileId}::uuid
  union all
  select trip_id, attending from invites where profile_id = ${viewer.profileId}::uuid
)`;
