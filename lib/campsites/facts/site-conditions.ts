import type { Drivetrain } from '@/lib/drivetrains';
import type { SiteEvidence } from '../schema';
import { type KnownSite, knownValue } from './known-facts';
import { whoSays } from './who-says';

/** The known facts that decide who can reach a site and stay there. Null means unknown. */
export interface SiteConditions {
  access: Drivetrain | null;
  pets: boolean | null;
  boat_ramp: boolean | null;
  /** True when the site is known to have water for a boat. */
  water: boolean;
  /** What other maps and lists in the open data say about the site; null when they say nothing. */
  evidence: SiteEvidence | null;
  state: string | null;
  /** Who says these facts, such as "2 campers, latest May 2026". Absent for unknown facts. */
  by?: { access: string | null; pets: string | null; boat_ramp: string | null };
}

/** The features that mean that a site has water for a boat. */
const waters = [
  'Beachfront',
  'Riverfront',
  'Lakefront',
  'Swimming hole',
  'Jetty',
  'Fishing',
  'Kayaking',
  'Canoe launch',
];

export const conditionsOf = (site: KnownSite & { state: string | null }): SiteConditions => ({
  access: knownValue(site, 'access'),
  pets: knownValue(site, 'pets'),
  boat_ramp: knownValue(site, 'boat_ramp'),
  water: site.features.some((feature) => waters.includes(feature)),
  evidence: site.evidence ?? null,
  state: site.state,
  by: {
    access: whoSays(site, 'access'),
    pets: whoSays(site, 'pets'),
    boat_ramp: whoSays(site, 'boat_ramp'),
  },
});
