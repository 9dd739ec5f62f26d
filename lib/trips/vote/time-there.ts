import type { Day } from '@/lib/dates';
import { dayIn } from '../before-you-go/clock';
import { zoneOf } from '../before-you-go/zone';

/** Where a trip goes, as far as it tells the time there. */
export interface Whereabouts {
  state: string | null;
  longitude: number;
}

/** The time zone where a trip goes; where nobody knows where that is, the zone of most campers. */
export const zoneThere = (site: Whereabouts | null): string =>
  (site && zoneOf(site.state, site.longitude)) ?? 'Australia/Sydney';

interface Closing {
  closesOn: Day | null;
  site: Whereabouts | null;
}

/** Whether the last day of a vote has passed where its trip goes. */
export const isPastClosing = ({ closesOn, site }: Closing, now = new Date()): boolean =>
  closesOn !== null && closesOn < dayIn(zoneThere(site), now);
