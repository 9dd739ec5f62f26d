import 'server-only';
import { isId } from '@/lib/fields';
import { toMember } from '@/lib/household/to-member';
import { toRide } from '@/lib/household/to-ride';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import type { CrewMember, Prisma, Ride } from '@/prisma/generated/client';
import { visibleTo } from '../policy';
import { guestOf, toGuestAttendee } from './guest';
import {
  type Attendee,
  type Companion,
  companion,
  type Going,
  type TripInvitee,
  type Vehicle,
  vehicle,
} from './schema';

export interface TripPeople {
  attendees: Going[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
}

export const byOwnerFirst = [
  { crewMember: { isOwner: 'desc' } },
  { crewMemberId: 'asc' },
] satisfies Prisma.TripCrewOrderByWithRelationInput[];

const person = { select: { id: true, name: true, user: { select: { email: true } } } };

/** What `toPeople` takes of a trip. */
export const peopleFields = {
  organiser: { select: { id: true, name: true } },
  invites: {
    select: {
      id: true,
      email: true,
      attending: true,
      guest: true,
      reconfirm: true,
      coOrganiser: true,
      profile: person,
      refusedBy: person,
    },
    orderBy: { id: 'asc' },
  },
  crew: { select: { crewMember: true }, orderBy: byOwnerFirst },
  rides: { select: { ride: true }, orderBy: { rideId: 'asc' } },
} satisfies Prisma.TripSelect;

type PeopleRow = Prisma.TripGetPayload<{ select: typeof peopleFields }>;

/** Everybody on a trip by their answer, the organiser first, then in the order of the row. */
export function toPeople(viewer: Viewer, trip: PeopleRow): TripPeople {
  const crew = byProfile(trip.crew.map(({ crewMember }) => crewMember));
  const rides = byProfile(trip.rides.map(({ ride }) => ride));
  const attendeeOf = ({ id, name }: { id: string; name: string }): Attendee => ({
    profile_id: id,
    profile_name: name,
    crew: (crew.get(id) ?? []).map(toCompanion),
    vehicles: (rides.get(id) ?? []).map(toVehicle),
  });
  const organises = trip.organiser.id === viewer.profileId;
  const invitees = trip.invites.map(({ profile, refusedBy, guest, ...invite }) => {
    const { id, email, attending, reconfirm, coOrganiser } = invite;
    // Who has blocked the organiser looks like anybody who has yet to answer.
    const invited = profile ?? refusedBy;
    return {
      id,
      profile_id: invited?.id ?? null,
      name: invited?.name ?? guestOf(guest)?.name ?? null,
      email: organises ? email : null,
      attending,
      reconfirm,
      co_organiser: coOrganiser,
      own: profile?.id === viewer.profileId,
      otherAddress: invited?.user.email.toLowerCase() !== email.toLowerCase(),
    };
  });
  const answered = (attending: boolean | null) =>
    invitees.filter((invitee) => invitee.attending === attending);
  const going = trip.invites.flatMap(({ id, attending, profile, guest: column }, index) => {
    const guest = guestOf(column);
    const attendee = profile ? attendeeOf(profile) : guest && toGuestAttendee(id, guest);
    return attending && attendee ? [{ ...attendee, invitee: invitees[index] ?? null }] : [];
  });
  return {
    attendees: [{ ...attendeeOf(trip.organiser), invitee: null }, ...going],
    pending: answered(null),
    notGoing: answered(false),
  };
}

// Map.groupBy comes with Node 21.
function byProfile<T extends { profileId: string }>(items: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(item.profileId);
    if (group) group.push(item);
    else groups.set(item.profileId, [item]);
  }
  return groups;
}

/** Everybody on a trip by their answer, the organiser first, then as invited; null when there is no such trip. */
export async function listPeople(viewer: Viewer, tripId: string): Promise<TripPeople | null> {
  if (!isId(tripId)) return null;
  const trip = await db.trip.findFirst({
    where: { id: tripId, ...visibleTo(viewer) },
    select: peopleFields,
  });
  return trip && toPeople(viewer, trip);
}

/** A crew member as others on the trip see them; the schema leaves the e-mail out. */
export const toCompanion = (row: CrewMember): Companion => companion.parse(toMember(row));

/** A ride as others on the trip see it; the schema leaves the registration out. */
export const toVehicle = (row: Ride): Vehicle => vehicle.parse(toRide(row));
