import 'server-only';
import type { Viewer } from '../server/auth/viewer';
import { db } from '../server/db/client';
import { peopleFields, presentPeople } from './attendance/people';
import { tripFor } from './get-trip';
import { visibleTo } from './policy';
import { placeFields, presentPlace } from './trip-location';

/** All that a trip's page shows, in two queries whatever the number of people; null when there is no such trip. */
export async function tripPageFor(viewer: Viewer, tripId: string) {
  // First the trip with its version: what changes before the rest is read is news afterwards.
  const found = await tripFor(viewer, tripId);
  if (!found) return null;
  const row = await db.trip.findFirst({
    where: { id: tripId, ...visibleTo(viewer) },
    select: {
      ...peopleFields,
      ...placeFields,
      hiddenBy: { where: { profileId: viewer.profileId }, select: { profileId: true } },
    },
  });
  if (!row) return null;
  const [people, place] = [presentPeople(viewer, row), presentPlace(row)];
  return { ...found, people, place, hidden: row.hiddenBy.length > 0 };
}
