import 'server-only';
import { badInput } from '@/lib/errors';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { isVisibleTo } from '../policy';
import type { SiteFeature } from '../schema';
import { featureWords, MIN_FEATURE_QUERY } from './feature-words';

/** A feature `f` that somebody added to a private site stays private; `bundled` ones came with the app. */
const isKnownTo = (viewer: Viewer) => Prisma.sql`(f.bundled or exists (
  select from campsite_features used join campsites c on c.id = used.campsite_id
  where used.feature_id = f.id and ${isVisibleTo(viewer)}
))`;

export async function featureNames(ids: readonly string[]): Promise<string[] | null> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db.siteFeature.findMany({ where: { id: { in: wanted } }, select: { name: true } });
  return found.length === wanted.length ? found.map(({ name }) => name) : null;
}

/**
 * Creates a feature for a new name. Throws 400 for an id that the viewer may not know (see
 * `isKnownTo`).
 */
export async function ensureFeatures(tx: Tx, viewer: Viewer, given: readonly string[]): Promise<string[]> {
  const ids = given.filter(isId);
  const names = given.filter((feature) => !isId(feature));
  await requireKnown(tx, viewer, given, ids);
  return [...new Set([...ids.map((id) => id.toLowerCase()), ...(await namedIds(tx, names))])];
}

async function requireKnown(tx: Tx, viewer: Viewer, given: readonly string[], ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select f.id::text from site_features f where f.id = any(${ids}::uuid[]) and ${isKnownTo(viewer)}`;
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id.toLowerCase()));
  if (!unknown) return;
  const words = 'We don’t know this feature.';
  throw badInput(words, { [`site_features.${given.indexOf(unknown)}`]: words });
}

async function namedIds(tx: Tx, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const words = names.map(featureWords);
  // When two transactions create the same name, the second waits and then finds the first one's
  // row. All transactions lock names in the same order, so that they cannot deadlock.
  await tx.$executeRaw`
    insert into site_features (id, name, search_name)
    select gen_random_uuid(), name, words
    from (
      select distinct on (name) name, words
      from unnest(${names}::citext[], ${words}::text[]) with ordinality given (name, words, position)
      order by name, position
    ) fresh
    order by name
    on conflict (name) do nothing`;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id::text from site_features where name = any(${names}::citext[]) order by name`;
  return rows.map(({ id }) => id);
}

const MAX_SUGGESTIONS = 10;

export async function suggestFeatures(viewer: Viewer, typed: string): Promise<SiteFeature[]> {
  const words = featureWords(typed);
  if (Array.from(words).length < MIN_FEATURE_QUERY) return [];
  return db.$queryRaw<SiteFeature[]>(suggestionsFor(viewer, words));
}

/** Exported so that a test can check its plan. */
export function suggestionsFor(viewer: Viewer, words: string): Prisma.Sql {
  // featureWords has removed every character that tsquery would interpret.
  const query = words
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ');
  return Prisma.sql`
    select f.id::text, f.name::text
    from site_features f
    where array_to_tsvector(string_to_array(f.search_name, ' ')) @@ ${query}::text::tsquery and ${isKnownTo(viewer)}
    order by starts_with(f.search_name, ${words}) desc, f.bundled desc, f.search_name, f.id
    limit ${MAX_SUGGESTIONS}`;
}
