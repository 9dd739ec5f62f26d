import 'server-only';
import type { Viewer } from '../auth/viewer';
import { presentMember } from '../crew/present';
import { listCrew } from '../crew/queries';
import { db, type Tx } from '../db';
import { isId } from '../fields';
import { guestOf, presentGuest } from '../guests/present';
import { presentRide } from '../rides/present';
import { listRides } from '../rides/queries';
import { visibleTo } from '../trips/access';
import { presentCompanion, presentVehicle } from './present';
import type { Attendance, AttendanceOptions, Attendee } from './schema';

/** Somebody invited who does not come, or has not answered. */
export interface Invitee {
  id: string;
  /** Null for an address without a profile. */
  name: string | null;
  /** For the organiser, who invited it; null for everybody else. */
  email: string | null;
  /** Whether this is the viewer. */
  own: boolean;
}

export interface TripPeople {
  attendees: Attendee[];
  pending: Invitee[];
  notGoing: Invitee[];
}

const byOwnerFirst = [{ crewMember: { isOwner: 'desc' } }, { crewMemberId: 'asc' }] as const;

/** Everybody on a trip by their answer, the organiser first, then as invited; null when there is no such trip. */
export async function peopleOf(viewer: Viewer, tripId: string): Promise<TripPeople | null> {
  if (!isId(tripId)) return null;
  const trip = await db.trip.findFirst({
    where: { id: tripId, ...visibleTo(viewer) },
    select: {
      organiser: { select: { id: true, name: true } },
      invites: {
        select: {
          id: true,
          email: true,
          attending: true,
          guest: true,
          profile: { select: { id: true, name: true } },
        },
        orderBy: { id: 'asc' },
      },
      crew: { select: { crewMember: true }, orderBy: [...byOwnerFirst] },
      rides: { select: { ride: true }, orderBy: { rideId: 'asc' } },
    },
  });
  if (!trip) return null;

  const attendeeOf = ({ id, name }: { id: string; name: string }): Attendee => ({
    profile_id: id,
    profile_name: name,
    crew: trip.crew
      .filter(({ crewMember }) => crewMember.profileId === id)
      .map(({ crewMember }) => presentCompanion(crewMember)),
    vehicles: trip.rides.filter(({ ride }) => ride.profileId === id).map(({ ride }) => presentVehicle(ride)),
  });
  const organises = trip.organiser.id === viewer.profileId;
  const answered = (attending: boolean | null): Invitee[] =>
    trip.invites
      .filter((invite) => invite.attending === attending)
      .map(({ id, email, profile, guest }) => ({
        id,
        name: profile?.name ?? guestOf(guest)?.name ?? null,
        email: organises ? email : null,
        own: profile?.id === viewer.profileId,
      }));
  const going = trip.invites.flatMap(({ id, attending, profile, guest: column }) => {
    if (!attending) return [];
    if (profile) return [attendeeOf(profile)];
    const guest = guestOf(column);
    return guest ? [presentGuest(id, guest)] : [];
  });
  return {
    attendees: [attendeeOf(trip.organiser), ...going],
    pending: answered(null),
    notGoing: answered(false),
  };
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
