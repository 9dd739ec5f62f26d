import 'server-only';
import type { Day } from '@/lib/dates';
import { isId } from '@/lib/fields';
import { kmBetween, type Position, roundKm } from '@/lib/geometry';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { Stops, WireStop } from './schema';
import { type Stop, type StopRow, stopsOf } from './stops';
import { stopsColumn } from './stops-column';

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
    return { ...stop, km_from_last: last ? kmApart(last, stop) : null };
  });

type Spot = { [Axis in keyof Position]: number | null };

function kmApart(one: Spot, other: Spot): number | null {
  const [from, to] = [one, other];
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return null;
  return roundKm(
    kmBetween(
      { latitude: from.latitude, longitude: from.longitude },
      { latitude: to.latitude, longitude: to.longitude },
    ),
  );
}
