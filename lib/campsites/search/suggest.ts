import 'server-only';
import { askedTable, beginsWith, byName, correctedTable, hasWords } from '@/lib/places/name-search';
import { tellingWords } from '@/lib/places/telling-words';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRecent } from '@/lib/server/db/replica';
import { type Campsite as CampsiteRow, Prisma } from '@/prisma/generated/client';
import { inScope, isOwnedBy, isPublic } from '../policy';
import { sourceOf } from '../to-campsite';
import type { SuggestedSite, Suggestions } from './suggest-schema';

const [SHORTEST, LONGEST] = [2, 100];
/** Literals in the query, because Postgres plans it without knowing its parameters. */
const MOST = Prisma.raw('5');
const ENOUGH = Prisma.raw('50');

/**
 * Names with all typed words; if there are none, with the distinctive words; then with corrected
 * spelling.
 */
export async function suggest(viewer: Viewer, typed: string): Promise<Suggestions> {
  const length = Array.from(typed).length;
  if (length < SHORTEST || Math.max(length, lettersOf(typed)) > LONGEST) return nothing;
  const found = (query: Prisma.Sql) => toSuggestions(query, viewer);
  const asked = await found(suggestionsFor(viewer, typed));
  if (!isNothing(asked)) return asked;
  const telling = tellingWords(typed);
  const told = telling === typed ? nothing : await found(suggestionsFor(viewer, telling));
  return isNothing(told) ? found(correctionsFor(viewer, telling)) : told;
}

/** "ﷺ" is one character, but as names are stored it stands for eighteen letters. */
const lettersOf = (typed: string) => Array.from(typed.normalize('NFKC')).length;

const nothing: Suggestions = { places: [], campsites: [] };
const isNothing = ({ places, campsites }: Suggestions) => places.length + campsites.length === 0;

async function toSuggestions(query: Prisma.Sql, viewer: Viewer): Promise<Suggestions> {
  const [row] = await readRecent<FoundRow>(query, viewer);
  if (!row) return nothing;
  const { places, campsites } = row;
  return {
    places,
    campsites: campsites.map((site) => ({ ...site, source: sourceOf(site.source, site.share_flag) })),
  };
}

interface FoundRow extends Pick<Suggestions, 'places'> {
  campsites: (Omit<SuggestedSite, 'source'> & Pick<CampsiteRow, 'source'> & { share_flag: boolean })[];
}

const columns = Prisma.raw(
  [
    'id',
    'name',
    'search_name',
    'state',
    'locality',
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

/** The condition of the partial indexes on names. A query must repeat it to use these indexes. */
const isListed = Prisma.sql`${isPublic} and not c.group_only`;

const begunBy = (source: CampsiteRow['source']) => Prisma.sql`(
  select ${columns} from campsites c
  where ${isListed} and c.source = ${Prisma.raw(`'${source}'`)} and ${beginsWith('c')}
  order by c.search_name limit ${MOST})`;

/** A campground's own name may lack the park's name: "Castle Rock" is in "Girraween". */
const inParks = Prisma.sql`
  select ${columns} from site_parks park join campsites c on c.source_ref = park.source_ref
  where (select count(*) from begun) < ${MOST} and ${isListed} and ((${beginsWith('park')}) or ${hasWords('park')})
  limit ${ENOUGH}`;

/**
 * Looking up a common word anywhere in the names takes long, so all words of campsites' names are
 * searched only when too few names begin with the text. The viewer's own sites are few, so all
 * their words are always searched.
 */
const named = (viewer: Viewer, wanted: Prisma.Sql): Prisma.Sql => Prisma.sql`
  with ${wanted},
  begun as materialized (${begunBy('open')} union all ${begunBy('user')}),
  found_places as (
    select p.name "placeName", p.postcode "postalCode", p.state, p.latitude, p.longitude
    from places p
    where (${beginsWith('p')}) or ${hasWords('p')}
    order by ${byName('p')}, p.population desc, p.name, p.state, p.postcode
    limit ${MOST}
  ), found_sites as (
    select c.id, c.name, c.locality, c.state, c.source, c.share_flag, c.latitude, c.longitude
    from (
      (
        select ${columns} from campsites c
        where ${isOwnedBy(viewer)} and not c.group_only
          and ((${beginsWith('c')}) or ${hasWords('c')})
      ) union table begun union (
        select ${columns} from campsites c
        where (select count(*) from begun) < ${MOST} and ${isListed} and ${hasWords('c')}
        limit ${ENOUGH}
      ) union (${inParks})
    ) c
    where not c.group_only and (${inScope(viewer, 'public')} or (${inScope(viewer, 'my')}))
    order by ${byName('c')}, (${isOwnedBy(viewer)}) is true desc, c.source, c.search_name, c.id
    limit ${MOST}
  )
  select (select coalesce(json_agg(found_places), '[]') from found_places) places,
         (select coalesce(json_agg(found_sites), '[]') from found_sites) campsites`;

const ownWords = (viewer: Viewer) => Prisma.sql`
  select unnest(string_to_array(c.search_name, ' ')) from campsites c where ${isOwnedBy(viewer)}`;

/** Exported so that a test can check its plan. */
export const suggestionsFor = (viewer: Viewer, typed: string): Prisma.Sql => named(viewer, askedTable(typed));

export const correctionsFor = (viewer: Viewer, typed: string): Prisma.Sql =>
  named(viewer, correctedTable(typed, ownWords(viewer)));
