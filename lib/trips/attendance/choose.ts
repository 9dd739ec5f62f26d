import 'server-only';
import { isId } from '@/lib/fields';
import { listCrew } from '@/lib/household/list-crew';
import { listRides } from '@/lib/household/list-rides';
import { presentMember } from '@/lib/household/to-member';
import { presentRide } from '@/lib/household/to-ride';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { visibleTo } from '../policy';
import { byOwnerFirst, peopleFields, presentPeople, type TripPeople } from './people';
import type { Attendance, AttendanceOptions } from './schema';

/** Everybody on a trip by their answer, the organiser first, then as invited; null when there is no such trip. */
export async function peopleOf(viewer: Viewer, tripId: string): Promise<TripPeople | null> {
  if (!isId(tripId)) return null;
  const trip = await db.trip.findFirst({
    where: { id: tripId, ...visibleTo(viewer) },
    select: peopleFields,
  });
  return trip && presentPeople(viewer, trip);
}

/** Whom and what the viewer brings; null when there is no such trip for them. */
export async function attendanceFor(
  viewer: Viewer,
  tripId: string,
  client: Tx = db,
): Promise<Attendance | null> {
  if (!isId(tripId)) return null;
  const { profileId } = viewer;
  const trip = await client.trip.findFirst({
    where: { id: tripId, ...visibleTo(viewer) },
    select: {
      crew: {
        where: { crewMember: { profileId } },
        select: { crewMember: true },
        orderBy: [...byOwnerFirst],
      },
      rides: { where: { ride: { profileId } }, select: { ride: true }, orderBy: { rideId: 'asc' } },
    },
  });
  return (
    trip && {
      crew: trip.crew.map(({ crewMember }) => presentMember(crewMember)),
      rides: trip.rides.map(({ ride }) => presentRide(ride)),
    }
  );
}

/** What there is to choose from: the viewer's crew and rides. */
export async function attendanceOptionsOf(viewer: Viewer): Promise<AttendanceOptions> {
  const [crew, vehicles] = await Promise.all([listCrew(viewer), listRides(viewer)]);
  return { crew, vehicles };
}
