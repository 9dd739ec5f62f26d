import type { Prisma } from '@/prisma/generated/client';
import type { RunTrip } from '../lock-trip';

/** Of the trip's first stop also those without one, and of a trip with one stop all. */
export function backupsOfStop({ id: tripId, stops }: RunTrip, stopId: string): Prisma.BackupWhereInput {
  if (!stops || stops.length < 2) return { tripId };
  return { tripId, OR: [{ stopId }, ...(stops[0]?.id === stopId ? [{ stopId: null }] : [])] };
}
