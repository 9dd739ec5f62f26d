import 'server-only';
import type { Viewer } from '../server/auth/viewer';
import { db } from '../server/db/client';
import { peopleFields, toPeople } from './attendance/people';
import { getTrip } from './get-trip';
import { hiddenFor, visibleTo } from './policy';
import { locationFields, toTripLocation } from './trip-location';

/** All that a trip's page shows, in two queries whatever the number of people; null when there is no such trip. */
export async function getTripPage(viewer: Viewer, tripId: string) {
  // First the trip with its version: what changes before the rest is read is news afterwards.
  const found = await getTrip(viewer, tripId);
  if (!found) return null;
  const row = await db.trip.findFirst({
    where: { id: tripId, ...visibleTo(viewer) },
    select: {
      ...peopleFields,
      ...locationFields,
      hiddenBy: { where: hiddenFor(viewer), select: { profileId: true } },
    },
  });
  if (!row) return null;
  const [people, location] = [toPeople(viewer, row), toTripLocation(row)];
  return { ...found, people, location, hidden: row.hiddenBy.length > 0 };
}
