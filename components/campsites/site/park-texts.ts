import type { SitePark } from '@/lib/campsites/schema';

/** What the evidence of a park allows to be said, and no more: docs/data.md, "Parks". */
export function parkTexts({ name, sure }: SitePark): [string, string] {
  if (sure === 'agency') return ['Run by a park agency', 'Check about dogs'];
  if (sure === 'in') return [`In ${name}`, 'Dogs are generally not allowed. CAPAD 2014'];
  return [`At or near ${name}`, 'Check before you go. CAPAD 2014'];
}
