import 'server-only';
import { chordOf, type Position } from '@/lib/geometry';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { earthPosition } from '@/lib/server/db/sql';
import { Prisma } from '@/prisma/generated/client';
import { inScope } from '../policy';
import type { SiteSearch } from '../schema';
import { fitting } from '../search/search-sql';
import { ACCENTS, KIND_WORDS } from './name-key';

export interface KnownSite extends Position {
  id: string;
  key: string;
  /** Whether it fits the search's filters; null where that is unknown. */
  fits: boolean | null;
}

type Wanted = Pick<SiteSearch, 'radius' | 'filters'>;

/** The campsites round the centre, of those that the viewer may see, whose names come down to one of the keys. */
export const knownSites = (viewer: Viewer, centre: Position, wanted: Wanted, keys: string[]) =>
  db.$queryRaw<KnownSite[]>(knownSitesSql(viewer, centre, wanted, keys));

/** The very query, on its own so that a test can see its plan. */
export function knownSitesSql(viewer: Viewer, centre: Position, wanted: Wanted, keys: string[]): Prisma.Sql {
  const here = earthPosition(centre);
  const there = Prisma.sql`earth_position(c.latitude, c.longitude)`;
  const reach = chordOf(wanted.radius);
  return Prisma.sql`
    select id, key, fits, latitude, longitude
    from (
      select c.id::text, c.latitude, c.longitude, ${there} <-> ${here} chord, ${nameKeySql} key,
             ${fitting(wanted.filters)} fits
      from campsites c
      where not c.group_only and (${inScope(viewer, 'public')} or (${inScope(viewer, 'my')}))
        and ${there} <@ cube_enlarge(${here}, ${reach}::float8, 3)
    ) near
    where key = any(${keys}) and chord <= ${reach}::float8
    order by chord, id`;
}

/** name-key.ts in SQL, so that the names of all sites in reach need not travel. */
const nameKeySql = Prisma.sql`(
  select coalesce(nullif(replace(regexp_replace(regexp_replace(
           words, ${`\\y(${KIND_WORDS})\\y`}, '', 'g'), '\\ymt\\y', 'mount', 'g'), ' ', ''), ''),
         replace(words, ' ', ''))
  from (select regexp_replace(regexp_replace(lower(regexp_replace(
          normalize(c.name, nfkd), ${ACCENTS.source}, '', 'g')), '[''’‘\`]', '', 'g'), '[^a-z0-9]+', ' ', 'g') words) folded)`;
