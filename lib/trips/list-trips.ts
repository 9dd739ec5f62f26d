import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, readRows } from '@/lib/server/db/client';
import { containsPattern } from '@/lib/server/db/sql';
import { Prisma } from '@/prisma/generated/client';
import { type FirstVisitRow, firstVisitColumn, toFirstVisit } from './first-visit';
import { isHidden } from './policy';
import type { TripWithCover } from './schema';
import { type TripRow, toTrip } from './to-trip';
import { type HeadRow, toTripHead, tripHeadOf } from './trip-head';
import { type Note, noteColumn } from './trip-overview';
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
}

interface RankedRow {
  folded: boolean;
  rank: number;
  total: number;
  leads: boolean;
  head: (HeadRow & { note: Note | null }) | null;
  first: null;
}

interface NoRow {
  id: null;
  first: FirstVisitRow;
}

/**
 * Coming trips without an answer come first, so that the viewer misses no invitation. `lead` is the next
 * trip to which the viewer goes, or else the next one without an answer; it's read whole.
 */
export async function listHomeTrips(
  viewer: Viewer,
  most: { coming: number; folded: number },
  text: string | null = null,
) {
  const head = tripHeadOf({ viewer, tripId: '' }, Prisma.sql`ranked.id::uuid`, Prisma.sql`, ${noteColumn}`);
  // One row for somebody without a trip, in which only `first` has a value.
  const found = await readRows<(TripRow & RankedRow) | NoRow>(Prisma.sql`
    select ranked.*, case when leads then (select row_to_json(head) from (${head}) head) end head,
           case when ranked.id is null and ${text === null} then ${firstVisitColumn(viewer)} end first
    from (select) one left join (
      select ${tripColumns()}, '' as version, ${isFolded()} folded,
             (row_number() over (
               partition by ${isFolded()}
               order by ${isFolded()} or own.attending is not null, ${daysAway()}, t.id
             ))::int rank,
             (count(*) over (partition by ${isFolded()}))::int total,
             ${text === null} and not ${isFolded()} and own.attending is distinct from false and row_number() over (
               partition by ${isFolded()}
               order by own.attending is true desc, own.attending is null desc, t.start_date, t.end_date, t.id
             ) = 1 leads
      from ${tripsOf(viewer)}
      where not ${isHidden(viewer)} ${text === null ? Prisma.empty : holding(text)}
    ) ranked on leads or rank <= case when folded then ${most.folded}::int else ${most.coming}::int end
    order by folded, not folded and attending is not null, not leads, rank`);
  const rows = found.filter((row) => row.id !== null);
  const part = (folded: boolean): PartOfTrips => {
    const ranked = rows.filter((row) => row.folded === folded);
    // The lead is read also when others come before it; it then takes the place of the last of them.
    const spare = folded || ranked.length <= most.coming ? undefined : ranked.findLast(({ leads }) => !leads);
    const own = ranked.filter((row) => row !== spare);
    const trips = own.map(
      ({ folded: _, rank: __, total: ___, leads: ____, head: _____, first: ______, ...row }) => toTrip(row),
    );
    return { trips, total: own[0]?.total ?? 0 };
  };
  const lead = rows.find(({ leads }) => leads)?.head;
  return {
    coming: part(false),
    folded: part(true),
    first: found[0]?.first ? toFirstVisit(found[0].first, viewer) : null,
    lead: lead ? { ...toTripHead({ viewer, tripId: lead.id }, lead), note: lead.note } : null,
  };
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
  return rows.map((row) => toTrip(row));
}
