import { coverSeed } from '../cover-art/seed';
import type { AgreedTo, Trip, TripStatus, TripWithCover } from './schema';

/** A row of the trips' SQL, whose columns already carry the wire's names. */
export interface TripRow extends Omit<Trip, 'status'> {
  latitude: number | null;
  longitude: number | null;
  agreed_to: AgreedTo | null;
  version: string;
}

const statusOf = (attending: boolean | null): TripStatus =>
  attending === null ? 'Pending' : attending ? 'Going' : 'Not going';

export function toTrip({ latitude, longitude, agreed_to, version, ...row }: TripRow): TripWithCover {
  return {
    trip: { ...row, status: statusOf(row.attending) },
    cover: coverSeed({ latitude, longitude, name: row.location_name }),
    agreedTo: row.reconfirm ? agreed_to : null,
    version,
  };
}
