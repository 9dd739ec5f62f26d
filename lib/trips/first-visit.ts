import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { inScope } from '../campsites/policy';
import { defaultRadius } from '../campsites/search-choices';
import { coverSeed } from '../cover-art/seed';
import { chordOf } from '../geometry';
import { isOwnedBy } from '../household/policy';
import { centreOf } from '../places/find-place';
import type { Viewer } from '../server/auth/viewer';

export interface FirstVisitRow {
  suburb: string | null;
  latitude: number | null;
  longitude: number | null;
  near: number;
  crew: boolean;
}

/** What home says to somebody who has never been on a trip. */
export const firstVisitColumn = (viewer: Viewer) => {
  const [there, here] = [
    Prisma.sql`earth_position(c.latitude, c.longitude)`,
    Prisma.sql`earth_position(centre.latitude, centre.longitude)`,
  ];
  const reach = Prisma.sql`${chordOf(defaultRadius)}::float8`;
  return Prisma.sql`(
    select json_build_object(
      'suburb', (select suburb from profiles where id = ${viewer.profileId}::uuid),
      'latitude', centre.latitude, 'longitude', centre.longitude,
      'near', (
        select count(*)::int from campsites c
        where not c.group_only and (${inScope(viewer, 'public')} or ${inScope(viewer, 'my')})
          and ${there} <@ cube_enlarge(${here}, ${reach}, 3) and (${there} <-> ${here}) <= ${reach}),
      'crew', exists (select from crew_members where ${isOwnedBy(viewer)} and not is_owner))
    from (${centreOf(viewer.postcode)}) centre)`;
};

export const toFirstVisit = ({ suburb, near, crew, ...home }: FirstVisitRow, { name }: Viewer) => ({
  suburb,
  /** How many campsites a search around the reader's home finds. */
  near,
  /** True once the reader has told who comes along. */
  crew,
  cover: coverSeed({ ...home, name }),
});

export type FirstVisit = ReturnType<typeof toFirstVisit>;
