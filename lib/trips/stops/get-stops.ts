import 'server-only';
import type { Day } from '@/lib/dates';
import { isId } from '@/lib/fields';
import { roundKm } from '@/lib/geometry';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { choosable } from '../choosable';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { Stops, WireStop } from './change/schema';
import { type Stop, type StopRow, stopsOf } from './stops';
import { stopsColumn, stopsJson } from './stops-column';
import { kmApart } from './told-stops';

type Row = Omit<StopRow, 'nights'> & { start_date: Day; end_date: Day; stops: StopRow[] | null };

/** Null when the caller can't see the trip. */
export async function getStops(caller: TripCaller, client: Tx = db): Promise<Stops | null> {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<Row>(
    Prisma.sql`
      select t.id::text, t.campsite_id::text location_id, t.location_name, t.start_date::text, t.end_date::text,
             c.latitude, c.longitude, c.state, ${stopsColumn}
      from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`,
    client,
  );
  return row ? { stops: toWireStops(stopsOf(row, row.stops)) } : null;
}

export const toWireStops = (stops: readonly Stop[]): WireStop[] =>
  stops.map(({ number: _, state: __, ...stop }, index) => {
    const last = stops[index - 1];
    return { ...stop, km_from_last: roundOrNull(last ? kmApart(last, stop) : null) };
  });

const roundOrNull = (km: number | null) => km && roundKm(km);

export interface StopSite {
  /** "Wee Jasper NSW"; '' when unknown. */
  town: string;
  /** The caller may open the campsite's page. */
  choosable: boolean;
}

/** By the stop's id. Null when the caller can't see the trip. */
export async function getStopSites(caller: TripCaller): Promise<Record<string, StopSite> | null> {
  if (!isId(caller.tripId)) return null;
  const site = Prisma.sql`concat_ws(' ', c.locality, c.state) town, ${choosable(caller)} choosable`;
  type Site = StopSite & { id: string };
  const [row] = await readRows<Site & { stops: Site[] | null }>(
    Prisma.sql`
      select t.id::text, ${site}, ${stopsJson(Prisma.sql`, ${site}`)} stops
      from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`,
  );
  return row
    ? Object.fromEntries((row.stops ?? [row]).map(({ id, town, choosable }) => [id, { town, choosable }]))
    : null;
}
