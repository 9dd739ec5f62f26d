import 'server-only';
import { notFound } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { getTrip } from '../get-trip';
import { lockTrip } from '../lock-trip';
import type { Trip } from '../schema';
import type { TripNotes } from './notes-schema';

/** Sends no mail, because the trip's page shows the notes. */
export async function changeNotes(viewer: Viewer, tripId: string, notes: TripNotes): Promise<Trip> {
  return db.$transaction(async (tx) => {
    await lockTrip(tx, viewer, tripId);
    const data = omitUndefined({
      meetingPoint: notes.meeting_point,
      meetingTime: notes.meeting_time,
      meetingLatitude: notes.meeting_latitude,
      meetingLongitude: notes.meeting_longitude,
      uhfChannel: notes.uhf_channel,
    });
    await tx.trip.update({ where: { id: tripId }, data, select: { id: true } });
    const found = await getTrip({ viewer, tripId }, tx);
    if (!found) throw notFound();
    return found.trip;
  });
}
