import { db } from '@/lib/server/db/client';

/** Writes a plan B that is only a name straight to the database, and returns its id. */
export const backupOf = async (tripId: string) =>
  (await db.backup.create({ data: { tripId, name: 'Careys Bend', addedBy: tripId }, select: { id: true } }))
    .id;
