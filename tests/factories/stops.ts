import { v7 as uuid7 } from 'uuid';
import { addDays, dateOf, dayOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';

interface NewStop {
  nights: number;
  /** Replaced by the campsite's own name. */
  name?: string;
  campsiteId?: string;
}

/**
 * Gives a trip several stops straight in the database, and returns their ids. The first is the trip's own
 * place, and its id the trip's. The trip then ends as many nights after its first day.
 */
export async function stopsOn(
  tripId: string,
  [first, ...more]: readonly [Pick<NewStop, 'nights'>, ...NewStop[]],
): Promise<string[]> {
  const trip = await db.trip.findUniqueOrThrow({ where: { id: tripId } });
  const { campsiteId, suggestionId, locationName, locationUrl } = trip;
  const sites = await db.campsite.findMany({
    where: { id: { in: more.flatMap((stop) => stop.campsiteId ?? []) } },
  });
  const rows = more.map(({ nights, name, campsiteId }, index) => {
    const site = sites.find(({ id }) => id === campsiteId);
    const locationName = site?.name ?? name ?? `Stop ${index + 2}`;
    return { id: uuid7(), nights, campsiteId: site?.id ?? null, locationName, locationUrl: null };
  });
  const own = { id: tripId, nights: first.nights, campsiteId, suggestionId, locationName, locationUrl };
  const all = [own, ...rows].map((row, index) => ({ ...row, tripId, position: index + 1 }));
  const nights = all.reduce((sum, row) => sum + row.nights, 0);
  const endDate = dateOf(addDays(dayOf(trip.startDate), nights));
  // One transaction, so that the access table can undo it.
  await db.$transaction(async (tx) => {
    await tx.stop.createMany({ data: all });
    await tx.trip.update({ where: { id: tripId }, data: { endDate } });
    await tx.booking.updateMany({ where: { tripId, leftSite: null }, data: { stopId: tripId } });
    await tx.backup.updateMany({ where: { tripId }, data: { stopId: tripId } });
  });
  return all.map(({ id }) => id);
}
