import 'server-only';
import { z } from 'zod';
import { arcOf, chordOf, type Position } from '@/lib/geometry';
import { readPlaceText } from '@/lib/places/place-text';
import { searchName } from '@/lib/places/search-name';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { inScope } from '../policy';
import type { SiteSearch } from '../schema';
import { fitting } from '../search/search-sql';
import { KIND_WORDS, MARKS } from './name-key';
import type { Question } from './question';
import type { Candidate } from './read-suggestions';
import { type Suggestion, suggestion } from './schema';

const earthPosition = ({ latitude, longitude }: Position) =>
  Prisma.sql`earth_position(${latitude}::float8, ${longitude}::float8)`;

/** A question's row while it counts: the answer, or null while somebody asks. */
export async function answerRow({ postcode, radius }: Question) {
  const [row] = await db.$queryRaw<{ claim: string; sites: unknown; live: boolean }[]>`
    select claim::text, sites, expires_at > now() live
    from ai_answers where postcode = ${postcode} and radius = ${radius}`;
  return row ? { ...row, sites: z.array(suggestion).nullable().parse(row.sites) } : null;
}

/** The postcode's largest suburbs and their state, for the model. */
export async function suburbsOf(postcode: string): Promise<{ suburbs: string[]; state: string }> {
  const places = await db.place.findMany({
    where: { postcode },
    orderBy: [{ population: 'desc' }, { name: 'asc' }],
    take: 3,
    select: { name: true, state: true },
  });
  return { suburbs: places.map(({ name }) => name), state: places[0]?.state ?? '' };
}

/** Where each candidate's town lies, the nearest to the centre of those with its name; null for an unknown one. */
export async function townsOf(
  candidates: readonly Candidate[],
  centre: Position,
): Promise<Suggestion['town'][]> {
  const places = candidates.map(({ locality, state }) => ({ ...readPlaceText(locality), given: state }));
  const names = places.map(({ suburb }) => searchName(suburb));
  const states = places.map(({ given, state }) => given || state);
  const found = await db.$queryRaw<(Position & { index: number; chord: number })[]>`
    select wanted.index::int - 1 index, p.latitude, p.longitude, p.chord
    from unnest(${names}::text[], ${states}::text[]) with ordinality wanted(name, state, index)
    cross join lateral (
      select latitude, longitude, earth_position(latitude, longitude) <-> ${earthPosition(centre)} chord
      from places
      where search_name = wanted.name and (wanted.state = '' or state = wanted.state)
      order by chord limit 1
    ) p`;
  const byIndex = new Map(
    found.map(({ index, chord, latitude, longitude }) => [index, { latitude, longitude, km: arcOf(chord) }]),
  );
  return candidates.map((_, index) => byIndex.get(index) ?? null);
}

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
          normalize(c.name, nfkd), ${MARKS.source}, '', 'g')), '[''’‘\`]', '', 'g'), '[^a-z0-9]+', ' ', 'g') words) folded)`;

/** The names of features by their ids; null when one of them is nowhere. */
export async function featureNames(ids: readonly string[]): Promise<string[] | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db.siteFeature.findMany({ where: { id: { in: wanted } }, select: { name: true } });
  return found.length === wanted.length ? found.map(({ name }) => name) : null;
}
