import { openSource } from '@/lib/campsites/facts/who-says';
import type { Campsite } from '@/lib/campsites/schema';
import { formatMonth } from '@/lib/dates';

/** With the month of the open data or of the site's last change: "Open data, Nov 2026". */
export function sourceText(source: Campsite['source'], own: boolean, changedOn: string): string {
  if (source === 'open') return openSource();
  return `${own ? 'You' : 'The person who shared it'}, ${formatMonth(changedOn)}`;
}
