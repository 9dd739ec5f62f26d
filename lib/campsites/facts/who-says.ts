import { type Day, formatMonth } from '@/lib/dates';
import type { Campsite } from '../schema';
import { type KnownSite, knownValue, type Topic } from './known-facts';

/**
 * Change it with prisma/seed/campgrounds-au-osm.json; open-data-day.test.ts fails when that file's
 * hash changes.
 */
const openDataDay = '2026-11-20';

export const openSource = () => `Open data, ${formatMonth(openDataDay)}`;

/** For people of whom it isn't known whether the site is theirs. */
export const ownSource = (source: NonNullable<Campsite['source']>) =>
  ({ open: openSource(), user: 'The person who shared it', private: 'The person who added it' })[source];

export const campersText = ({ says, latest }: { says: number; latest: Day }) =>
  says === 1 ? `1 camper, ${formatMonth(latest)}` : `${says} campers, latest ${formatMonth(latest)}`;

/** Null when nobody says anything, or only an AI. */
export function whoSays(site: KnownSite, topic: Exclude<Topic, 'cost'>): string | null {
  const said = site.observations?.[topic];
  if (said) return campersText(said);
  return site.source && knownValue(site, topic) !== null ? ownSource(site.source) : null;
}
