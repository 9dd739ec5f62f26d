import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { shownByTrip } from '../campsites/policy';
import { earliestToday, today } from '../dates';
import type { Viewer } from '../server/auth/viewer';
import { readRows, type Tx } from '../server/db/client';
import { visibleToSql } from './policy';
import { stopsColumn } from './stops/stops-column';
import type { TripRow } from './to-trip';
import { openVoteColumn } from './undecided/open-vote-column';

interface Selection {
  which: Prisma.Sql;
  version: Prisma.Sql;
}

export function tripRows(visible: Prisma.Sql, client: Tx, { which, version }: Selection): Promise<TripRow[]> {
  const sql = Prisma.sql`
    select ${tripColumns()}, ${version} as version from ${visible}
    where ${which}
    order by ${isFolded()}, ${daysAway()}, t.id`;
  return readRows(sql, client);
}

/** Of the trip's last stop, by whose clock it is over; of the campsite `c` for a trip with one. */
export const lastPlaceColumn = Prisma.sql`
  coalesce((
    select json_build_object('latitude', there.latitude, 'longitude', there.longitude, 'state', there.state)
    from stops stop left join campsites there on there.id = stop.campsite_id
    where stop.trip_id = t.id order by stop.position desc limit 1
  ), json_build_object('latitude', c.latitude, 'longitude', c.longitude, 'state', c.state)) "lastPlace"`;

/** Needs `tripsOf`; has all that `toTrip` needs except the version. */
export const tripColumns = (stops = stopsColumn) => Prisma.sql`
           t.id::text, t.name trip_name, t.organiser_id::text creator_profile_id, o.name creator_name,
           t.location_name, t.start_date::text, t.end_date::text, own.attending,
           own.reconfirm, own.agreed_to, own.role, t.called_off_at is not null called_off,
           t.campsite_id::text location_id, t.location_url, t.meeting_point, t.meeting_time,
           t.meeting_latitude, t.meeting_longitude, t.uhf_channel, c.latitude, c.longitude, c.state,
           ${openVoteColumn()}, ${stops}`;

export const tripsOf = (viewer: Viewer) => tripsIn(visibleToSql(viewer));

/** `own` is SQL for a person's own households, one row for each trip. */
export const tripsIn = (own: Prisma.Sql) => Prisma.sql`${own} own
    join trips t on t.id = own.trip_id
    join profiles o on o.id = t.organiser_id
    left join campsites c on c.id = t.campsite_id and ${shownByTrip}`;

export const hasEnded = () => Prisma.sql`t.end_date < ${earliestToday()}::date`;

export const isFolded = () => Prisma.sql`(${hasEnded()} or t.called_off_at is not null)`;

export const daysAway = () => Prisma.sql`abs(t.start_date - ${today()}::date)`;
