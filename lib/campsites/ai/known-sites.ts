import 'server-only';
import { isId } from '@/lib/fields';
import { chordOf, type Position } from '@/lib/geometry';
import { postcodeCentre } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, readRows } from '@/lib/server/db/client';
import { earthPosition } from '@/lib/server/db/sql';
import { Prisma } from '@/prisma/generated/client';
import { homeOf } from '../get-location';
import { inScope } from '../policy';
import type { SiteSearch } from '../schema';
import { fitting } from '../search/search-sql';
import type { SaidSuggestion, ShownSuggestion } from '../suggestions/schema';
import { saidSuggestion, toShown } from '../suggestions/to-suggestion';

interface MatchedSite extends Position {
  id: string;
  index: number;
  /** True when the site fits the search's filters; null when that is unknown. */
  fits: boolean | null;
}

interface Wanted extends Pick<SiteSearch, 'filters'> {
  radius: number;
}

export const knownSites = (viewer: Viewer, centre: Position, wanted: Wanted, names: string[]) =>
  db.$queryRaw<MatchedSite[]>(knownSitesSql(viewer, centre, wanted, names));

/** Exported so that a test can check its plan. */
export function knownSitesSql(viewer: Viewer, centre: Position, wanted: Wanted, names: string[]): Prisma.Sql {
  const here = earthPosition(centre);
  const there = Prisma.sql`earth_position(c.latitude, c.longitude)`;
  const reach = chordOf(wanted.radius);
  return Prisma.sql`
    with wanted as materialized (
      select site_name_key(name) name_key, index::int - 1 index
      from unnest(${names}::text[]) with ordinality named(name, index)
    )
    select id, index, fits, latitude, longitude
    from (
      select c.id::text, c.latitude, c.longitude, ${there} <-> ${here} chord, c.name_key,
             ${fitting(wanted.filters)} fits
      from campsites c
      where not c.group_only and (${inScope(viewer, 'public')} or (${inScope(viewer, 'my')}))
        and ${there} <@ cube_enlarge(${here}, ${reach}::float8, 3)
    ) near
    join wanted using (name_key)
    where chord <= ${reach}::float8
    order by chord, id`;
}

/** Of several campsites with the same name, a suggestion means the nearest. */
export function closestTo({ latitude, longitude }: Position, sites: MatchedSite[]): MatchedSite | undefined {
  // A flat map is exact enough to compare campsites near each other.
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const apart = (site: MatchedSite) =>
    Math.hypot(site.latitude - latitude, (site.longitude - longitude) * shrink);
  return sites.toSorted((a, b) => apart(a) - apart(b))[0];
}

export async function getSuggestion(viewer: Viewer, suggestionId: string): Promise<ShownSuggestion | null> {
  if (!isId(suggestionId)) return null;
  const [[row], home] = await Promise.all([
    readRows<{ said: SaidSuggestion }>(Prisma.sql`
      select ${saidSuggestion} said from ai_suggestions s where s.id = ${suggestionId}::uuid`),
    homeOf(viewer),
  ]);
  return row ? toShown(row.said, home) : null;
}

export interface SaidToQuestion {
  said: SaidSuggestion;
  postcode: string;
  radius: number;
}

/** Looks the campsite up each time, because viewers may see different campsites. */
export async function campsiteSaid(
  viewer: Viewer,
  { said, postcode, radius }: SaidToQuestion,
): Promise<string | null> {
  const centre = await postcodeCentre(postcode);
  if (!centre) return null;
  const sites = await knownSites(viewer, centre, { radius }, [said.name]);
  return closestTo(said.town ?? centre, sites)?.id ?? null;
}
