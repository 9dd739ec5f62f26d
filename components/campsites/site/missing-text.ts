import type { BriefFacts } from '@/lib/campsites/brief-facts';

/** What every card would say of a site, in one fact where nobody has said any of it. */
export function unknownText({ unknown }: Pick<BriefFacts, 'unknown'>): string | false {
  const access = unknown.includes('access');
  if (unknown.includes('pets')) return access ? 'Pets and access unknown' : 'Pets unknown';
  return access && 'Access unknown';
}
