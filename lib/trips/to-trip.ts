import { zoneAt } from '@/lib/places/zone';
import { coverSeed } from '../cover-art/seed';
import type { AgreedTo, Role, Trip, TripStatus, TripWithCover } from './schema';
import { stopNow } from './stops/stop-now';
import { areSeveral, type Stop, type StopRow, stopsOf } from './stops/stops';
import { spotOf } from './stops/told-stops';
import { type OpenVote, undecided } from './undecided/when-and-where';

export interface TripRow
  extends Omit<Trip, 'status' | 'co_organiser' | 'dates_open' | 'site_open' | 'vote_closes_on'> {
  openVote: OpenVote | null;
  role: Role | null;
  latitude: number | null;
  longitude: number | null;
  state: string | null;
  agreed_to: AgreedTo | null;
  version: string;
  stops: StopRow[] | null;
}

const statusOf = (attending: boolean | null): TripStatus =>
  attending === null ? 'Pending' : attending ? 'Going' : 'Not going';

export function toTrip(
  { latitude, longitude, state, agreed_to, version, role, openVote, stops: several, ...row }: TripRow,
  now = new Date(),
): TripWithCover {
  const stops = stopsOf({ ...row, latitude, longitude, state }, several);
  const here = areSeveral(stops) ? stopNow(stops, now) : (stops[0] as Stop);
  return {
    stops,
    here,
    spot: spotOf(here),
    zone: zoneAt(here),
    trip: {
      ...row,
      status: statusOf(row.attending),
      co_organiser: role === 'co-organiser',
      ...undecided(openVote),
    },
    openVote,
    role,
    cover: coverSeed({ latitude, longitude, name: row.location_name }),
    agreedTo: row.reconfirm ? agreed_to : null,
    version,
  };
}
