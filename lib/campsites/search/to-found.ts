import { arcOf, roundKm } from '@/lib/geometry';
import type { Campsite as CampsiteRow } from '@/prisma/generated/client';
import type { Observations } from '../observations/schema';
import type { FoundCampsite, SiteEvidence, SitePark } from '../schema';
import { sourceOf } from '../to-campsite';

type Lists = 'site_features' | 'features' | 'missing_features';

export interface FoundRow
  extends Omit<FoundCampsite, 'source' | 'distance' | 'own' | 'observations' | 'park' | 'evidence' | Lists> {
  source: CampsiteRow['source'];
  /** Straight-line distance through the earth in km, as earth_position's index measures it. */
  chord: number;
  /** Whose number of results crowding.ts limits; null for open data and the viewer's own sites. */
  countedOwner: string | null;
  /**
   * Null instead of empty, because parsing empty arrays takes time and most of the open data has no
   * features.
   */
  site_features: string[] | null;
  features: string[] | null;
  missing_features: string[] | null;
  observations: Observations | null;
  park: SitePark | null;
  evidence: SiteEvidence | null;
}

/** Field by field, because object spread and rest on 200 rows slow a search measurably. */
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
    // Campers' observations count more than the site's own data, as on all pages.
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
