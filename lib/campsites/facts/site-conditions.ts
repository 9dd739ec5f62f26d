import type { Drivetrain } from '@/lib/drivetrains';
import type { SiteEvidence } from '../schema';
import { type KnownSite, knownValue } from './known-facts';
import { whoSays } from './who-says';

/** Null means unknown. */
export interface SiteConditions {
  access: Drivetrain | null;
  pets: boolean | null;
  boat_ramp: boolean | null;
  water: boolean;
  evidence: SiteEvidence | null;
  state: string | null;
  by?: { access: string | null; pets: string | null; boat_ramp: string | null };
}

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
