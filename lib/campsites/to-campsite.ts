import 'server-only';
import type { Drivetrain } from '@/lib/drivetrains';
import type { Position } from '@/lib/geometry';
import { statesNear } from '@/lib/places/state-lines';
import type { Campsite as CampsiteRow } from '@/prisma/generated/client';
import type { CampsiteSource } from '@/prisma/generated/enums';
import type { Campsite, SiteDetail } from './schema';

/** Open data and owners say the state; away from the lines between states the map is right. */
export const isStateSure = (site: Position & { source: CampsiteSource }, said: boolean): boolean =>
  site.source === 'open' || said || statesNear(site).length === 0;

export type SiteRow = Pick<
  CampsiteRow,
  | 'id'
  | 'name'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'phoneContact'
  | 'emailContact'
  | 'campsiteUrl'
  | 'shareFlag'
  | 'drivetrain'
  | 'petFriendly'
  | 'source'
> & { features: { present: boolean; feature: { id: string; name: string } }[] };

/** The cast of `drivetrain` is safe, because the database allows only the values of `Drivetrain`. */
export function toCampsite(row: SiteRow): Campsite {
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

export const toSiteDetail = (
  row: SiteRow & Pick<CampsiteRow, 'postcode' | 'state' | 'stateSaid'>,
): SiteDetail => ({
  ...toCampsite(row),
  postcode: row.postcode,
  state: row.state,
  state_sure: isStateSure(row, row.stateSaid),
});

export function sourceOf(source: CampsiteRow['source'], shared: boolean): Campsite['source'] {
  return source === 'user' && !shared ? 'private' : source;
}

export const knownFeatures = {
  select: { present: true, feature: { select: { id: true, name: true } } },
  orderBy: { feature: { name: 'asc' } },
} as const;
