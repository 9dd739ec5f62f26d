import { type Day, formatMonth } from '@/lib/dates';
import { openDataDay } from '../open-data-day';
import type { Campsite } from '../schema';
import { type KnownSite, knownValue, type Topic } from './known-facts';

export const openSource = `Open data, ${formatMonth(openDataDay)}`;

/** For people of whom it isn't known whether the site is theirs. */
export const ownSource = (source: NonNullable<Campsite['source']>) =>
  ({ open: openSource, user: 'The person who shared it', private: 'The person who added it' })[source];

export const campersText = ({ says, latest }: { says: number; latest: Day }) =>
  says === 1 ? `1 camper, ${formatMonth(latest)}` : `${says} campers, latest ${formatMonth(latest)}`;

/** Null when nobody says anything, or only an AI. */
export function whoSays(site: KnownSite, topic: Exclude<Topic, 'cost'>): string | null {
  const said = site.observations?.[topic];
  if (said) return campersText(said);
  return site.source && knownValue(site, topic) !== null ? ownSource(site.source) : null;
}
