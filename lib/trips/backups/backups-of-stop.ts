import type { Prisma } from '@/prisma/generated/client';
import type { RunTrip } from '../lock-trip';
import type { Stop } from '../stops/stops';

/** Of the trip's first stop also those without one, and of a trip with one stop all. */
export function backupsOfStop({ id: tripId, stops }: RunTrip, stopId: string): Prisma.BackupWhereInput {
  if (!stops || stops.length < 2) return { tripId };
  return { tripId, OR: [{ stopId }, ...(stops[0]?.id === stopId ? [{ stopId: null }] : [])] };
}

/** The first stop when it has none of its own. */
export const stopOfBackup = <Of extends Pick<Stop, 'id'>>(
  { stopId }: { stopId: string | null },
  stops: readonly Of[],
): Of => stops.find(({ id }) => id === stopId) ?? (stops[0] as Of);
