import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Drivetrain } from '../drivetrains';
import { knownAccess, knownPets, knownRamp, knownWater } from './observations/observations-sql';
import type { SitePark } from './schema';

/** What is known of a site that decides who gets there and may stay; null stands for unknown. */
export interface SiteConditions {
  access: Drivetrain | null;
  pets: boolean | null;
  boat_ramp: boolean | null;
  /** Whether water to put a boat on is known to be there. */
  water: boolean;
  park: SitePark | null;
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

const site = Prisma.sql`c`;

/** The conditions of a site `c` in one column: what most campers say, else what its own data has. */
export const siteConditions = Prisma.sql`json_build_object(
  'access', ${knownAccess(site)}, 'pets', ${knownPets(site)}, 'boat_ramp', ${knownRamp(site)},
  'water', exists (
    select from campsite_features cf join site_features f on f.id = cf.feature_id
    where cf.campsite_id = c.id and cf.present and f.name = any(${waters})),
  'park', (select json_build_object('name', p.name, 'sure', p.sure) from site_parks p where p.source_ref = c.source_ref),
  'state', c.state)`;

/** Whether a site `c` is known to have water to drink; null where nobody has said. */
export const siteDrinkingWater = knownWater(site);
