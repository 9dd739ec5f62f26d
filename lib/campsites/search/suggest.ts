import 'server-only';
import {
  askedTable,
  beginsWith,
  byName,
  correctedTable,
  hasWords,
  placesWanted,
  type Wanted,
} from '@/lib/places/name-search';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { type Campsite as CampsiteRow, Prisma } from '@/prisma/generated/client';
import { inScope, isOwnedBy, isPublic } from '../policy';
import { sourceOf } from '../to-campsite';
import type { SuggestedSite, Suggestions } from './suggest-schema';

const [SHORTEST, LONGEST] = [2, 100];
/** Written into the query, whose plan is made without its values. */
const MOST = Prisma.raw('5');
const ENOUGH = Prisma.raw('50');

/** Places and campsites that what was typed may name, at most five of each, however it is spelled. */
export async function suggest(viewer: Viewer, typed: string): Promise<Suggestions> {
  const length = Array.from(typed).length;
  if (length < SHORTEST || length > LONGEST) return { places: [], campsites: [] };
  const [found] = await readRows<FoundRow>(suggestionsFor(viewer, typed));
  const { places, campsites } = found ?? { places: [], campsites: [] };
  return {
    places,
    campsites: campsites.map((row) => ({ ...row, source: sourceOf(row.source, row.share_flag) })),
  };
}

interface FoundRow extends Pick<Suggestions, 'places'> {
  campsites: (Omit<SuggestedSite, 'source'> & Pick<CampsiteRow, 'source'> & { share_flag: boolean })[];
}

/** What the policy, the order and the response need. */
const columns = Prisma.raw(
  [
    'id',
    'name',
    'search_name',
    'state',
    'latitude',
    'longitude',
    'source',
    'owner_id',
    'share_flag',
    'hidden_at',
    'group_only',
  ]
    .map((column) => `c.${column}`)
    .join(', '),
);

/** As the indexes of names have them. */
const isListed = Prisma.sql`${isPublic} and not c.group_only`;

/** The first of a source whose names begin so, in the order of the index. */
const begunBy = (source: CampsiteRow['source'], wanted: Wanted) => Prisma.sql`(
  select ${columns} from campsites c
  where ${isListed} and c.source = ${Prisma.raw(`'${source}'`)} and ${beginsWith('c', wanted)}
  order by c.search_name limit ${MOST})`;

/**
 * What is wanted, as tables `places_…` and `sites_…`. A common word takes long to look up, but begins enough names: the
 * other words of names are looked at only where too few begin so. The viewer's own sites are few.
 */
function foundTables(viewer: Viewer, wanted: Wanted): Prisma.Sql {
  const [places, begun, sites] = ['places', 'begun', 'sites'].map((name) => Prisma.raw(`${name}_${wanted}`));
  return Prisma.sql`
    ${places} as materialized (${placesWanted(wanted)}),
    ${begun} as materialized (${begunBy('open', wanted)} union all ${begunBy('user', wanted)}),
    ${sites} as materialized (
      (
        select ${columns} from campsites c
        where ${isOwnedBy(viewer)} and not c.group_only
          and ((${beginsWith('c', wanted)}) or ${hasWords('c', wanted)})
      ) union table ${begun} union (
        select ${columns} from campsites c
        where (select count(*) from ${begun}) < ${MOST} and ${isListed} and ${hasWords('c', wanted)}
        limit ${ENOUGH}
      )
    )`;
}

const anythingFound = Prisma.sql`exists (select from places_asked) or exists (select from sites_asked)`;

const ownWords = (viewer: Viewer) => Prisma.sql`
  select unnest(string_to_array(c.search_name, ' ')) from campsites c where ${isOwnedBy(viewer)}`;

/** The very query, on its own so that a test can see its plan. */
export const suggestionsFor = (viewer: Viewer, typed: string): Prisma.Sql => Prisma.sql`
  with ${askedTable(typed)}, ${foundTables(viewer, 'asked')},
  ${correctedTable(anythingFound, ownWords(viewer))}, ${foundTables(viewer, 'corrected')},
  sought as (select name from corrected union all select name from asked limit 1),
  found_places as (
    select p.name "placeName", p.postcode "postalCode", p.state, p.latitude, p.longitude
    from (table places_asked union all table places_corrected) p
    order by ${byName('p')}, p.population desc, p.name, p.state, p.postcode
    limit ${MOST}
  ), found_sites as (
    select c.id, c.name, near.name locality, coalesce(c.state, near.state) state, c.source, c.share_flag,
           c.latitude, c.longitude
    from (
      select c.* from (table sites_asked union table sites_corrected) c
      where not c.group_only and (${inScope(viewer, 'public')} or (${inScope(viewer, 'my')}))
      order by ${byName('c')}, (${isOwnedBy(viewer)}) is true desc, c.source, c.search_name, c.id
      limit ${MOST}
    ) c
    left join lateral (
      select p.name, p.state from places p
      order by earth_position(p.latitude, p.longitude) <-> earth_position(c.latitude, c.longitude) limit 1
    ) near on true
  )
  select (select coalesce(json_agg(found_places), '[]') from found_places) places,
         (select coalesce(json_agg(found_sites), '[]') from found_sites) campsites`;
