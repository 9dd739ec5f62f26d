import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, readRows } from '@/lib/server/db/client';
import { containsPattern } from '@/lib/server/db/sql';
import { Prisma } from '@/prisma/generated/client';
import { isHidden } from './policy';
import type { TripWithCover } from './schema';
import { type TripRow, toTrip } from './to-trip';
import { daysAway, isFolded, tripColumns, tripRows, tripsOf } from './trip-rows';

/** Trips that the viewer goes on come first, then those that wait for an answer. */
export async function findNextTrip(viewer: Viewer): Promise<string | null> {
  const [next] = await readRows<{ id: string }>(Prisma.sql`
    select t.id::text from ${tripsOf(viewer)}
    where not ${isFolded()} and not ${isHidden(viewer)} and own.attending is distinct from false
    order by own.attending nulls last, t.start_date, t.end_date, t.id
    limit 1`);
  return next?.id ?? null;
}

interface PartOfTrips {
  trips: TripWithCover[];
  total: number;
  calledOff: number;
}

interface RankedRow {
  folded: boolean;
  rank: number;
  total: number;
  all_called_off: number;
}

/** Coming trips without an answer come first, so that the viewer misses no invitation. */
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

/** In the short and the long form, because a search may use either. */
const dayWords = (day: Prisma.Sql) =>
  Prisma.sql`to_char(${day}, 'Dy FMDD Mon YYYY, FMDay FMDD FMMonth YYYY')`;

export async function listTrips(viewer: Viewer, hidden = false): Promise<TripWithCover[]> {
  const which = Prisma.sql`${isHidden(viewer)} = ${hidden}`;
  const rows = await tripRows(tripsOf(viewer), db, { which, version: Prisma.sql`''` });
  return rows.map(toTrip);
}
