import type { Day } from '@/lib/dates';
import type { Stop } from '@/lib/trips/stops/stops';

/** Of a stop. */
export interface CardSite extends Pick<Stop, 'number' | 'arrive_on' | 'leave_on'> {
  /** "Peppercorn Flat, Wee Jasper, about 6 km: 35.1310 south, 148.6720 east" */
  where: string;
  noReception: boolean;
}

/** Where people may be on a day, on which they may not have left yet. The day may lie outside the trip. */
export function sitesOn(sites: readonly CardSite[], day: Day): readonly CardSite[] {
  const on = sites.filter(({ arrive_on, leave_on }) => arrive_on <= day && day <= leave_on);
  if (on.length > 0) return on;
  return sites[0] && day < sites[0].arrive_on ? sites.slice(0, 1) : sites.slice(-1);
}
