import 'server-only';
import type { KnownSite } from '@/lib/campsites/facts/known-facts';
import { type KnownRow, saidFields } from '@/lib/campsites/facts/known-site';
import { homeOf } from '@/lib/campsites/get-location';
import { shownByTrip } from '@/lib/campsites/policy';
import { saidSite } from '@/lib/campsites/suggestions/said-facts';
import type { SaidSuggestion } from '@/lib/campsites/suggestions/schema';
import { saidSuggestion, toShown } from '@/lib/campsites/suggestions/to-suggestion';
import { type SiteRow, toCampsite } from '@/lib/campsites/to-campsite';
import { notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { TripLocation } from '../schema';
import { stopsJson } from '../stops/stops-column';
import { type TripCaller, tripOfCaller, viewerOf } from '../trip-caller';
import type { SiteContact } from './vcard';

/** Null when neither a phone number nor an email address is known. */
const contactColumn = Prisma.sql`
  case when c.phone_contact ~ '[0-9]' or c.email_contact is not null then json_build_object(
    'id', c.id, 'name', c.name, 'address', c.address, 'phone', coalesce(c.phone_contact, ''), 'email', c.email_contact,
    'url', c.campsite_url, 'latitude', c.latitude, 'longitude', c.longitude, 'open', c.source = 'open') end contact`;

interface ContactRow {
  contact: SiteContact | null;
}

/** Of each stop, once for each campsite. Throws 404 when none has a phone number or an email address. */
export async function getSiteContacts(caller: TripCaller): Promise<SiteContact[]> {
  if (!isId(caller.tripId)) throw notFound();
  const [trip] = await readRows<ContactRow & { stops: ContactRow[] | null }>(Prisma.sql`
    select ${contactColumn}, ${stopsJson(Prisma.sql`, ${contactColumn}`)} stops
    from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`);
  const found = (trip?.stops ?? (trip ? [trip] : [])).flatMap(({ contact }) => contact ?? []);
  if (found.length === 0) throw notFound();
  return [...new Map(found.map((site) => [site.id, site])).values()];
}

/** `campsite` is null when the trip has no campsite or may not show it. */
export interface LocationRow {
  campsite: (SiteRow & Pick<KnownRow, 'observations' | 'park' | 'evidence'>) | null;
  said: SaidSuggestion | null;
  location_name: string;
  location_url: string | null;
}

/** Needs `tripsOf`. */
export const siteColumns = Prisma.sql`
  case when c.id is not null then json_build_object(
    'id', c.id, 'name', c.name, 'address', c.address, 'latitude', c.latitude, 'longitude', c.longitude,
    'phoneContact', c.phone_contact, 'emailContact', c.email_contact, 'campsiteUrl', c.campsite_url,
    'shareFlag', c.share_flag, 'drivetrain', c.drivetrain, 'petFriendly', c.pet_friendly, 'source', c.source,
    ${saidFields},
    'features', (
      select coalesce(json_agg(json_build_object(
        'present', cf.present, 'feature', json_build_object('id', f.id, 'name', f.name)) order by f.name), '[]')
      from campsite_features cf join site_features f on f.id = cf.feature_id
      where cf.campsite_id = c.id)
  ) end campsite,
  (select ${saidSuggestion} from ai_suggestions s where s.id = t.ai_suggestion_id) said`;

export async function toTripLocation(
  viewer: Viewer | null,
  { campsite, said, location_name, location_url }: LocationRow,
): Promise<TripLocation> {
  if (campsite)
    return {
      location: toCampsite(campsite),
      features: campsite.features.filter(({ present }) => present).map(({ feature }) => feature),
      observations: campsite.observations,
      park: campsite.park,
      evidence: campsite.evidence,
      ai_suggestion: null,
    };
  const ai_suggestion = said && toShown(said, viewer && (await homeOf(viewer)));
  const nothing = { features: [], observations: {}, park: null, evidence: null };
  return { location: toNamedSite(location_name, location_url), ...nothing, ai_suggestion };
}

function toNamedSite(name: string, campsite_url: string | null): TripLocation['location'] {
  const nothing = {
    id: null,
    address: null,
    latitude: null,
    longitude: null,
    phone_contact: null,
    email_contact: null,
    site_features: null,
    features: null,
    missing_features: null,
    share_flag: null,
    drivetrain: null,
    pet_friendly: null,
    source: null,
  };
  return { ...nothing, name, campsite_url };
}

export async function getTripLocation(caller: TripCaller): Promise<TripLocation | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [trip] = await readRows<LocationRow>(Prisma.sql`
    select t.location_name, t.location_url, ${siteColumns} from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`);
  return trip ? toTripLocation(viewerOf(caller), trip) : null;
}

/** Null for a site that is only a name. */
export const knownOfTrip = ({ campsite, said }: Pick<LocationRow, 'campsite' | 'said'>): KnownSite | null =>
  campsite
    ? {
        ...toCampsite(campsite),
        observations: campsite.observations,
        park: campsite.park,
        evidence: campsite.evidence,
      }
    : said && saidSite(said);

export async function readKnownOfTrip(client: Tx, tripId: string): Promise<KnownSite | null> {
  const [row] = await readRows<Pick<LocationRow, 'campsite' | 'said'>>(
    Prisma.sql`
      select ${siteColumns} from trips t left join campsites c on c.id = t.campsite_id and ${shownByTrip}
      where t.id = ${tripId}::uuid`,
    client,
  );
  return row ? knownOfTrip(row) : null;
}
