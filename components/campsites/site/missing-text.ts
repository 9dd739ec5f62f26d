import type { BriefFacts } from '@/lib/campsites/brief-facts';

/** Said of a site that stays among those that a car can reach, since nobody knows. */
export const WAY_UNKNOWN = 'Nobody has said yet if a car gets there';

/** What every card would say of a site, in one fact where nobody has said any of it. */
export function unknownText({ unknown }: Pick<BriefFacts, 'unknown'>): string | false {
  const access = unknown.includes('access');
  if (unknown.includes('pets')) return access ? 'Pets and access unknown' : 'Pets unknown';
  return access && 'Access unknown';
}
