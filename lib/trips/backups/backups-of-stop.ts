import type { Prisma } from '@/prisma/generated/client';
import type { RunTrip } from '../lock-trip';
import { areSeveral } from '../stops/stops';

/** Of the trip's first stop also those without one, and of a trip with one stop all. */
export function backupsOfStop({ id: tripId, stops }: RunTrip, stopId: string): Prisma.BackupWhereInput {
  if (!areSeveral(stops)) return { tripId };
  return { tripId, OR: [{ stopId }, ...(stops[0]?.id === stopId ? [{ stopId: null }] : [])] };
}
