import 'server-only';
import { type Day, today } from '@/lib/dates';
import { isId } from '@/lib/fields';
import { type MemberRow, toMember } from '@/lib/household/to-member';
import { type RideRow, toRide } from '@/lib/household/to-ride';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { TripDates } from '../date-rules';
import { tripsOf } from '../trip-rows';
import { guestOf, toGuestAttendee } from './guest';
import { nightsWithin } from './nights';
import {
  type Companion,
  companion,
  type Going,
  type Household,
  type TripInvitee,
  type Vehicle,
  vehicle,
} from './schema';

export interface TripPeople {
  attendees: Going[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
}

/** What `toPeople` takes of a trip. */
export interface PeopleRow extends TripDates {
  id: string;
  organiser: { id: string; name: string; arriveOn: Day | null; leaveOn: Day | null };
  invites: {
    id: string;
    /** Null for a guest who came by a share link. */
    email: string | null;
    byLink: boolean;
    attending: boolean | null;
    guest: unknown;
    arriveOn: Day | null;
    leaveOn: Day | null;
    reconfirm: boolean;
    coOrganiser: boolean;
    askedAt: string;
    remindedAt: string | null;
    /** Whose invitation it is. */
    profileId: string | null;
    /** The same person, or who has blocked the organiser. */
    invited: { id: string; name: string; email: string } | null;
  }[];
  crew: (Omit<MemberRow, 'email'> & { profileId: string })[];
  rides: (Omit<RideRow, 'registration'> & { profileId: string })[];
}

/** The people of a trip for SQL together with `tripsOf`, beside the trip's own columns. */
export const peopleColumns = Prisma.sql`
  json_build_object(
    'id', o.id, 'name', o.name, 'arriveOn', t.organiser_arrive_on, 'leaveOn', t.organiser_leave_on) organiser,
  (select coalesce(json_agg(json_build_object(
     'id', i.id, 'email', i.email, 'byLink', i.joined_by is not null, 'attending', i.attending, 'guest', i.guest, 'reconfirm', i.reconfirm,
     'arriveOn', i.arrive_on, 'leaveOn', i.leave_on, 'coOrganiser', i.co_organiser, 'profileId', i.profile_id,
     'askedAt', i.created_at, 'remindedAt', i.reminded_at,
     'invited', case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'email', u.email) end
   ) order by i.id), '[]')
   from invites i
   left join profiles p on p.id = coalesce(i.profile_id, i.refused_by_id)
   left join users u on u.id = p.user_id
   where i.trip_id = t.id) invites,
  (select coalesce(json_agg(json_build_object(
     'profileId', m.profile_id, 'id', m.id, 'type', m.type, 'name', m.name, 'age', m.age, 'isOwner', m.is_owner,
     'petType', m.pet_type, 'breed', m.breed
   ) order by m.is_owner desc, m.id), '[]')
   from trip_crew chosen join crew_members m on m.id = chosen.crew_member_id
   where chosen.trip_id = t.id) crew,
  (select coalesce(json_agg(json_build_object(
     'profileId', r.profile_id, 'id', r.id, 'type', r.type, 'make', r.make, 'model', r.model, 'colour', r.colour,
     'drivetrain', r.drivetrain, 'seats', r.seats, 'canTow', r.can_tow, 'trailerType', r.trailer_type,
     'boatType', r.boat_type, 'description', r.description
   ) order by r.id), '[]')
   from trip_rides chosen join rides r on r.id = chosen.ride_id
   where chosen.trip_id = t.id) rides`;

/** All that `toPeople` takes of a trip, for SQL likewise. */
export const peopleOfTrip = Prisma.sql`t.id::text, t.start_date::text, t.end_date::text, ${peopleColumns}`;

/** Everybody on a trip by their answer, the organiser first, then in the order of the row; null for a guest's view. */
export function toPeople(viewer: Viewer | null, trip: PeopleRow): TripPeople {
  const crew = byProfile(trip.crew);
  const rides = byProfile(trip.rides);
  const householdOf = (
    household_id: string,
    { id, name }: { id: string; name: string },
    stay: Stay,
  ): Household => ({
    household_id,
    profile_id: id,
    profile_name: name,
    crew: (crew.get(id) ?? []).map(toCompanion),
    vehicles: (rides.get(id) ?? []).map(toVehicle),
    ...nightsWithin(toNights(stay), trip),
  });
  const ownId = viewer?.profileId;
  const organises = trip.organiser.id === ownId;
  const runs = organises || trip.invites.some((invite) => invite.coOrganiser && invite.profileId === ownId);
  const guests = trip.invites.map(({ guest }) => guestOf(guest));
  const invitees = trip.invites.map(({ id, email, byLink, attending, reconfirm, ...invite }, index) => {
    const { coOrganiser, profileId, invited, askedAt, remindedAt } = invite;
    // An invitee who has blocked the organiser looks like an invitee who has yet to answer.
    return {
      id,
      profile_id: invited?.id ?? null,
      name: invited?.name ?? guests[index]?.name ?? null,
      email: organises ? email : null,
      attending,
      reconfirm,
      co_organiser: coOrganiser,
      by_link: runs && byLink,
      own: profileId === ownId,
      unmailed: byLink && invited === null,
      otherAddress: email !== null && invited?.email.toLowerCase() !== email.toLowerCase(),
      asked_on: today(new Date(askedAt)),
      reminded_on: runs && remindedAt ? today(new Date(remindedAt)) : null,
    };
  });
  const answered = (attending: boolean | null) =>
    invitees.filter((invitee) => invitee.attending === attending);
  const going = trip.invites.flatMap((invite, index) => {
    const { id, attending, profileId, invited } = invite;
    const guest = guests[index];
    const household =
      profileId && invited
        ? householdOf(id, invited, invite)
        : guest && toGuestAttendee(id, guest, nightsWithin(toNights(invite), trip));
    return attending && household ? [{ ...household, invitee: invitees[index] ?? null }] : [];
  });
  return {
    attendees: [{ ...householdOf(trip.id, trip.organiser, trip.organiser), invitee: null }, ...going],
    pending: answered(null),
    notGoing: answered(false),
  };
}

interface Stay {
  arriveOn: Day | null;
  leaveOn: Day | null;
}

const toNights = ({ arriveOn, leaveOn }: Stay) => ({ arrive_on: arriveOn, leave_on: leaveOn });

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
  const [trip] = await readRows<PeopleRow>(Prisma.sql`
    select ${peopleOfTrip} from ${tripsOf(viewer)} where t.id = ${tripId}::uuid`);
  return trip ? toPeople(viewer, trip) : null;
}

/** A crew member as others on the trip see them; the schema leaves the e-mail out. */
const toCompanion = (row: PeopleRow['crew'][number]): Companion =>
  companion.parse(toMember({ ...row, email: null }));

/** A ride as others on the trip see it; the schema leaves the registration out. */
const toVehicle = (row: PeopleRow['rides'][number]): Vehicle =>
  vehicle.parse(toRide({ ...row, registration: null }));
