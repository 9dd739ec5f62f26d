import { coverSeed } from '../covers/seed';
import type { AgreedTo, Trip, TripLocation, TripStatus } from './schema';

/** A row of the trips' SQL, whose columns already carry the wire's names. */
export interface TripRow extends Omit<Trip, 'status'> {
  latitude: number | null;
  longitude: number | null;
  agreed_to: AgreedTo | null;
}

/** A trip with what its cover art is drawn from, and what the viewer said yes to where it has changed since. */
export interface TripWithCover {
  trip: Trip;
  cover: string;
  agreedTo: AgreedTo | null;
}

const statusOf = (attending: boolean | null): TripStatus =>
  attending === null ? 'Pending' : attending ? 'Going' : 'Not going';

export function presentTrip({ latitude, longitude, agreed_to, ...row }: TripRow): TripWithCover {
  return {
    trip: { ...row, status: statusOf(row.attending) },
    cover: coverSeed({ latitude, longitude, name: row.location_name }),
    agreedTo: row.reconfirm ? agreed_to : null,
  };
}

/** Where a trip goes when there is no campsite to show. */
export function presentNamedSite(name: string, campsite_url: string | null): TripLocation {
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
  return { location: { ...nothing, name, campsite_url }, features: [] };
}
