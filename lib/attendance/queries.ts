import 'server-only';
import type { Viewer } from '../auth/viewer';
import { presentMember } from '../crew/present';
import { listCrew } from '../crew/queries';
import { db, type Tx } from '../db';
import { isId } from '../fields';
import { guestOf, presentGuest } from '../guests/present';
import type { Going, TripInvitee } from '../invitees/schema';
import { presentRide } from '../rides/present';
import { listRides } from '../rides/queries';
import { visibleTo } from '../trips/access';
import { presentCompanion, presentVehicle } from './present';
import type { Attendance, AttendanceOptions, Attendee } from './schema';

export interface TripPeople {
  attendees: Going[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
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
          reconfirm: true,
          coOrganiser: true,
          profile: { select: { id: true, name: true, user: { select: { email: true } } } },
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
  const invitees = trip.invites.map(({ id, email, attending, reconfirm, coOrganiser, profile, guest }) => ({
    id,
    profile_id: profile?.id ?? null,
    name: profile?.name ?? guestOf(guest)?.name ?? null,
    email: organises ? email : null,
    attending,
    reconfirm,
    co_organiser: coOrganiser,
    own: profile?.id === viewer.profileId,
    otherAddress: profile?.user.email.toLowerCase() !== email.toLowerCase(),
  }));
  const answered = (attending: boolean | null) =>
    invitees.filter((invitee) => invitee.attending === attending);
  const going = trip.invites.flatMap(({ id, attending, profile, guest: column }, index) => {
    const guest = guestOf(column);
    const attendee = profile ? attendeeOf(profile) : guest && presentGuest(id, guest);
    return attending && attendee ? [{ ...attendee, invitee: invitees[index] ?? null }] : [];
  });
  return {
    attendees: [{ ...attendeeOf(trip.organiser), invitee: null }, ...going],
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
