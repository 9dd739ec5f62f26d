import type { Drivetrain } from '../drivetrains';
import { type KnownSite, knownValue } from './known-facts';
import type { SiteEvidence } from './schema';

/** What is known of a site that decides who gets there and may stay; null stands for unknown. */
export interface SiteConditions {
  access: Drivetrain | null;
  pets: boolean | null;
  boat_ramp: boolean | null;
  /** Whether water to put a boat on is known to be there. */
  water: boolean;
  /** What open data says beside the site's own; null where that is nothing. */
  evidence: SiteEvidence | null;
  state: string | null;
}

/** The features that tell of water. */
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
});
