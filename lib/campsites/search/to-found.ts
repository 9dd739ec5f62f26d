import { arcOf, roundKm } from '@/lib/geometry';
import type { Campsite as CampsiteRow } from '@/prisma/generated/client';
import type { Observations } from '../observations/schema';
import type { FoundCampsite, SiteEvidence, SitePark } from '../schema';
import { sourceOf } from '../to-campsite';

type Lists = 'site_features' | 'features' | 'missing_features';

/** A row of the search's SQL, whose columns already carry the wire's names. */
export interface FoundRow
  extends Omit<FoundCampsite, 'source' | 'distance' | 'own' | 'observations' | 'park' | 'evidence' | Lists> {
  source: CampsiteRow['source'];
  /** Km through the earth, what the index measures. */
  chord: number;
  /** Whose site it is, for crowding.ts; null for open data and the viewer's own. */
  countedOwner: string | null;
  /** Null where nothing is known, most of the open data: an empty array would have to be read. */
  site_features: string[] | null;
  features: string[] | null;
  missing_features: string[] | null;
  /** Null where no camper has said anything, which is nearly everywhere. */
  observations: Observations | null;
  park: SitePark | null;
  evidence: SiteEvidence | null;
}

/** Each field by its name: copying 200 rows to leave some out shows in a search's time. */
export function toFoundCampsite(row: FoundRow): FoundCampsite {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    phone_contact: row.phone_contact,
    email_contact: row.email_contact,
    campsite_url: row.campsite_url,
    site_features: row.site_features ?? [],
    features: row.features ?? [],
    missing_features: row.missing_features ?? [],
    share_flag: row.share_flag,
    // Campers go before the site's own data, as everywhere.
    drivetrain: row.observations?.access?.value ?? row.drivetrain,
    pet_friendly: row.observations?.pets?.value ?? row.pet_friendly,
    source: sourceOf(row.source, row.share_flag),
    distance: roundKm(arcOf(row.chord)),
    own: row.source === 'user' && row.countedOwner === null,
    ...(row.observations && { observations: row.observations }),
    ...(row.park && { park: row.park }),
    ...(row.evidence && { evidence: row.evidence }),
  };
}
