import 'server-only';
import { type KnownRow, siteKnown } from '@/lib/campsites/facts/known-site';
import { conditionsOf } from '@/lib/campsites/facts/site-conditions';
import { siteSeenBy } from '@/lib/campsites/get-location';
import { isId } from '@/lib/fields';
import { isOwnedBy } from '@/lib/household/policy';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { Finding, FitHousehold } from './finding';
import { ownFit } from './fit-of';

export interface OwnFitRow {
  known: KnownRow;
  own_crew: FitHousehold['crew'];
  own_rides: FitHousehold['vehicles'];
}

/** For a site `c`, with all of the viewer's people, pets and vehicles. */
export const ownFitColumns = (viewer: Viewer) => Prisma.sql`
  ${siteKnown} known,
  (select coalesce(json_agg(json_build_object(
     'type', type, 'name', name, 'age', age, 'pet_type', pet_type) order by is_owner desc, id), '[]')
   from crew_members where ${isOwnedBy(viewer)}) own_crew,
  (select coalesce(json_agg(json_build_object(
     'type', type, 'make', make, 'model', model, 'drivetrain', drivetrain, 'seats', seats, 'can_tow', can_tow,
     'trailer_type', trailer_type, 'boat_type', boat_type) order by id), '[]')
   from rides where ${isOwnedBy(viewer)}) own_rides`;

export const toOwnFit = (viewer: Viewer, { known, own_crew, own_rides }: OwnFitRow): Finding[] =>
  ownFit(conditionsOf(known), {
    household_id: viewer.profileId,
    profile_name: viewer.name,
    crew: own_crew,
    vehicles: own_rides,
  });

/** Null when the viewer may not see the site. */
export async function getOwnFit(viewer: Viewer, siteId: string): Promise<Finding[] | null> {
  if (!isId(siteId)) return null;
  const [row] = await readRows<OwnFitRow>(
    Prisma.sql`select ${ownFitColumns(viewer)} from ${siteSeenBy(viewer, siteId)}`,
  );
  return row ? toOwnFit(viewer, row) : null;
}
