import type { Campsite as CampsiteRow } from '@/prisma/generated/client';
import { arcOf, roundKm } from '../geometry';
import type { Drivetrain } from './choices';
import type { Campsite, FoundCampsite } from './schema';
import type { SiteDetail } from './sites/schema';

/** A row with its features, as the API shows it; the database holds the drivetrain to the specification's words. */
export function presentCampsite(
  row: CampsiteRow & { features: { present: boolean; feature: { id: string; name: string } }[] },
): Campsite {
  const known = (present: boolean) =>
    row.features.filter((row) => row.present === present).map(({ feature }) => feature);
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    phone_contact: row.phoneContact,
    email_contact: row.emailContact,
    campsite_url: row.campsiteUrl,
    site_features: known(true).map(({ id }) => id),
    features: known(true).map(({ name }) => name),
    missing_features: known(false).map(({ name }) => name),
    share_flag: row.shareFlag,
    drivetrain: row.drivetrain as Drivetrain | null,
    pet_friendly: row.petFriendly,
    source: sourceOf(row.source, row.shareFlag),
  };
}

export const presentDetail = (row: Parameters<typeof presentCampsite>[0]): SiteDetail => ({
  ...presentCampsite(row),
  postcode: row.postcode,
  state: row.state,
});

/** A row of the search's SQL, whose columns already carry the wire's names. */
export interface FoundRow extends Omit<FoundCampsite, 'source' | 'distance'> {
  source: CampsiteRow['source'];
  /** Km through the earth, what the index measures. */
  chord: number;
  /** Whose site it is, for crowding.ts. */
  crowd: string | null;
}

export function presentFound({ chord, source, crowd: _, ...site }: FoundRow): FoundCampsite {
  return { ...site, source: sourceOf(source, site.share_flag), distance: roundKm(arcOf(chord)) };
}

function sourceOf(source: CampsiteRow['source'], shared: boolean): Campsite['source'] {
  return source === 'user' && !shared ? 'private' : source;
}
