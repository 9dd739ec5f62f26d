import { v7 as uuid7 } from 'uuid';
import { featureWords } from '../../lib/campsites/features/feature-words';
import { readSeedFile } from './seed-files';

/** A missing field means unknown. */
interface Campground {
  id: string;
  name: string;
  lat: number;
  lng: number;
  state: string;
  locality: string;
  postcode: string;
  address?: string;
  phone?: string;
  website?: string;
  dogs?: 'yes' | 'leashed' | 'no';
  group?: boolean;
  fee?: boolean | string;
  toilets?: boolean;
  showers?: boolean;
  power?: boolean;
  drinkingWater?: boolean | string;
  bbq?: boolean;
}

export interface CampsiteRow {
  id: string;
  source: 'open';
  source_ref: string;
  share_flag: true;
  name: string;
  address: string;
  state: string;
  state_said: false;
  locality: string;
  postcode: string;
  latitude: number;
  longitude: number;
  phone_contact: string | null;
  campsite_url: string | null;
  pet_friendly: boolean | null;
  group_only: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface FeatureRow {
  source_ref: string;
  feature: string;
  present: boolean;
}

export async function readCampsites(): Promise<{ campsites: CampsiteRow[]; features: FeatureRow[] }> {
  const campgrounds: Campground[] = JSON.parse(await readSeedFile('campgrounds-au-osm.json'));
  return { campsites: campgrounds.map(asCampsite), features: campgrounds.flatMap(featuresOf) };
}

export interface SiteFeatureRow {
  id: string;
  name: string;
  search_name: string;
  bundled: true;
}

export async function readFeatures(): Promise<SiteFeatureRow[]> {
  const names: string[] = JSON.parse(await readSeedFile('site-features.json'));
  return names.map((name) => ({ id: uuid7(), name, search_name: featureWords(name), bundled: true }));
}

function asCampsite(given: Campground): CampsiteRow {
  const now = new Date();
  return {
    id: uuid7(),
    source: 'open',
    source_ref: given.id,
    share_flag: true,
    name: given.name.replace(/\s+/g, ' ').trim().slice(0, 200),
    address: addressOf(given),
    state: given.state,
    state_said: false,
    locality: given.locality,
    postcode: given.postcode,
    latitude: given.lat,
    longitude: given.lng,
    // A few entries have several phone numbers.
    phone_contact: given.phone?.split(';')[0]?.trim() || null,
    campsite_url: webAddress(given.website),
    pet_friendly: given.dogs ? given.dogs !== 'no' : null,
    group_only: given.group ?? false,
    created_at: now,
    updated_at: now,
  };
}

function addressOf({ address, locality, state, postcode }: Campground): string {
  // OT ("other territories") is not written in addresses.
  const town = [locality, state === 'OT' ? '' : state, postcode].filter(Boolean).join(' ');
  return address ? `${address}, ${town}` : town;
}

/** Some addresses in the data lack a scheme, and one has words after it. */
export function webAddress(given: string | undefined): string | null {
  const [address] = given?.trim().split(/\s/) ?? [];
  if (!address) return null;
  const url = /^https?:\/\//i.test(address) ? address : `http://${address}`;
  return URL.canParse(url) ? url : null;
}

function featuresOf({ id, fee, ...given }: Campground): FeatureRow[] {
  const known: Record<string, unknown> = {
    Toilets: given.toilets,
    Showers: given.showers,
    Power: given.power,
    'Drinking water': given.drinkingWater,
    BBQ: given.bbq,
    Free: typeof fee === 'boolean' ? !fee : undefined,
  };
  // Other values, such as "untreated" or "donation", mean neither yes nor no.
  return Object.entries(known).flatMap(([feature, present]) =>
    typeof present === 'boolean' ? [{ source_ref: id, feature, present }] : [],
  );
}
