import type { Day } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import { dayIn, USUAL_ZONE } from '@/lib/places/clock';
import { zoneOf } from '@/lib/places/zone';

export interface Whereabouts extends Position {
  state: string | null;
}

export const siteTimeZone = (site: Whereabouts | null): string =>
  (site && zoneOf(site.state, site)) ?? USUAL_ZONE;

interface Closing {
  closesOn: Day | null;
  site: Whereabouts | null;
}

export const isPastClosing = ({ closesOn, site }: Closing, now = new Date()): boolean =>
  closesOn !== null && closesOn < dayIn(siteTimeZone(site), now);
