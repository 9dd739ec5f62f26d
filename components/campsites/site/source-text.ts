import { openDataDay } from '@/lib/campsites/open-data-day';
import type { Campsite } from '@/lib/campsites/schema';
import { type Day, formatMonth } from '@/lib/dates';

/** Who says what is known of a site, and when: "Open data, Nov 2026". */
export function sourceText(source: Campsite['source'], own: boolean, changedOn: string): string {
  if (source === 'open') return `Open data, ${formatMonth(openDataDay)}`;
  return `${own ? 'You' : 'Who shared it'}, ${formatMonth(changedOn)}`;
}

/** How many campers say it, and when the last of them saw it: "3 campers, latest May 2026". */
export const campersText = ({ says, latest }: { says: number; latest: Day }) =>
  says === 1 ? `1 camper, ${formatMonth(latest)}` : `${says} campers, latest ${formatMonth(latest)}`;
