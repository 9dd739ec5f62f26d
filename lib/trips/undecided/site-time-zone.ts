import type { Day } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import { dayIn } from '../before-you-go/clock';
import { zoneOf } from '../before-you-go/zone';

/** Facts that decide the time zone of a trip's campsite. */
export interface Whereabouts extends Position {
  state: string | null;
}

/**
 * Returns the time zone of a campsite. When the zone is unknown, returns Sydney's, where most
 * campers live.
 */
export const siteTimeZone = (site: Whereabouts | null): string =>
  (site && zoneOf(site.state, site)) ?? 'Australia/Sydney';

interface Closing {
  closesOn: Day | null;
  site: Whereabouts | null;
}

/** True when a vote's last day has passed in its campsite's time zone. */
export const isPastClosing = ({ closesOn, site }: Closing, now = new Date()): boolean =>
  closesOn !== null && closesOn < dayIn(siteTimeZone(site), now);
