import { Prisma } from '@/prisma/generated/client';
import { conflict } from '../errors';
import type { Viewer } from '../server/auth/viewer';

export const calledOff = () => conflict('This trip was called off.');
export const over = () => conflict('This trip is over.');

export const organisedBy = (viewer: Viewer) =>
  ({ organiserId: viewer.profileId }) satisfies Prisma.TripWhereInput;

/** Those who have the organiser's tools: the organiser and the co-organisers. */
export const runBy = (viewer: Viewer) =>
  ({
    OR: [organisedBy(viewer), { invites: { some: { profileId: viewer.profileId, coOrganiser: true } } }],
  }) satisfies Prisma.TripWhereInput;

/** Those whom a trip exists for: its organiser, and whoever an invitation to it belongs to. */
export const visibleTo = (viewer: Viewer) =>
  ({
    OR: [organisedBy(viewer), { invites: { some: { profileId: viewer.profileId } } }],
  }) satisfies Prisma.TripWhereInput;

/** The same as rows of trip, own answer and own part, for SQL: an OR over both ways in would read every trip there is. */
export const visibleToSql = (viewer: Viewer) => Prisma.sql`(
  select id trip_id, true attending, false reconfirm, null::jsonb agreed_to, false co_organiser
  from trips where organiser_id = ${viewer.profileId}::uuid
  union all
  select trip_id, attending, reconfirm, agreed_to, co_organiser
  from invites where profile_id = ${viewer.profileId}::uuid
)`;

/** Whether somebody leaves a trip out of their own lists, for SQL where `t` is the trip. */
export const isHidden = ({ profileId }: Viewer) => Prisma.sql`exists (
  select from hidden_trips h where h.trip_id = t.id and h.profile_id = ${profileId}::uuid
)`;
