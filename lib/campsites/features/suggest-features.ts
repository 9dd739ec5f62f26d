import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { SiteFeature } from '../schema';
import { MIN_FEATURE_QUERY } from './feature-query';
import { featureWords } from './feature-words';
import { isKnownTo } from './policy';

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
