import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { db, readRows } from '../server/db/client';
import { containsPattern } from '../server/db/sql';
import { isHidden } from './policy';
import type { TripWithCover } from './schema';
import { type TripRow, toTrip } from './to-trip';
import { daysAway, isFolded, tripColumns, tripRows, tripsOf } from './trip-rows';

/** The first trips of a list, with counts of the whole list. */
export interface PartOfTrips {
  trips: TripWithCover[];
  total: number;
  /** Number of trips in the whole list that were called off. */
  calledOff: number;
}

interface RankedRow {
  folded: boolean;
  rank: number;
  total: number;
  all_called_off: number;
}

/**
 * Returns two lists of the viewer's trips, each with at most `most` trips, the nearest first: coming
 * trips, and trips that are over or called off. Coming trips without an answer come first, so that
 * the viewer misses no invitation. With a search text, returns only trips that contain it in their
 * name, place or dates.
 */
export async function listHomeTrips(
  viewer: Viewer,
  most: { coming: number; folded: number },
  text: string | null = null,
) {
  const rows = await readRows<TripRow & RankedRow>(Prisma.sql`
    select * from (
      select ${tripColumns()}, '' as version, ${isFolded()} folded,
             (row_number() over (
               partition by ${isFolded()}
               order by ${isFolded()} or own.attending is not null, ${daysAway()}, t.id
             ))::int rank,
             (count(*) over (partition by ${isFolded()}))::int total,
             (count(t.called_off_at) over (partition by ${isFolded()}))::int all_called_off
      from ${tripsOf(viewer)}
      where not ${isHidden(viewer)} ${text === null ? Prisma.empty : holding(text)}
    ) ranked
    where rank <= case when folded then ${most.folded}::int else ${most.coming}::int end
    order by folded, rank`);
  const part = (folded: boolean): PartOfTrips => {
    const own = rows.filter((row) => row.folded === folded);
    const [{ total, all_called_off: calledOff } = { total: 0, all_called_off: 0 }] = own;
    const trips = own.map(({ folded: _, rank: __, total: ___, all_called_off: ____, ...row }) => toTrip(row));
    return { trips, total, calledOff };
  };
  return { coming: part(false), folded: part(true) };
}

function holding(text: string): Prisma.Sql {
  const pattern = containsPattern(text);
  return Prisma.sql`and (coalesce(t.name, 'Unnamed Trip') ilike ${pattern} or t.location_name ilike ${pattern}
    or ${dayWords(Prisma.sql`t.start_date`)} ilike ${pattern} or ${dayWords(Prisma.sql`t.end_date`)} ilike ${pattern})`;
}

/** SQL for a day as text, in the short and the long form: "Fri 2 Oct 2026, Friday 2 October 2026". */
const dayWords = (day: Prisma.Sql) =>
  Prisma.sql`to_char(${day}, 'Dy FMDD Mon YYYY, FMDay FMDD FMMonth YYYY')`;

/**
 * Returns the trips that the viewer organises or is invited to: first the coming trips, then those
 * that are over or called off; in both parts the nearest trip comes first. With `hidden`, returns the
 * trips that the viewer has hidden instead.
 */
export async function listTrips(viewer: Viewer, hidden = false): Promise<TripWithCover[]> {
  const which = Prisma.sql`${isHidden(viewer)} = ${hidden}`;
  const rows = await tripRows(tripsOf(viewer), db, { which, version: Prisma.sql`''` });
  return rows.map(toTrip);
}
