import 'server-only';
import { type Day, today } from '@/lib/dates';
import { isId } from '@/lib/fields';
import { type MemberRow, toMember } from '@/lib/household/crew/to-member';
import { type RideRow, toRide } from '@/lib/household/rides/ride-columns';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { TripDates } from '../date-rules';
import { inOrder, tripPeople, tripVehicles } from '../households/people-sql';
import { isOnTrip } from '../policy';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { DayPart } from './day-parts';
import { ownCamperOf } from './own-camper';
import { stayWithin } from './presence';
import {
  type Companion,
  companion,
  type Going,
  type Stay,
  type TripInvitee,
  type Vehicle,
  vehicle,
} from './schema';

export interface TripPeople {
  attendees: Going[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
}

interface HouseholdRow {
  id: string;
  role: 'organiser' | 'co-organiser' | 'member';
  /** Null for a guest. */
  profileId: string | null;
  /** Null for an account. */
  guestName: string | null;
  /** Also set when the account has blocked the organiser; null without an account. */
  invited: { id: string; name: string; email: string } | null;
  attending: boolean | null;
  arriveOn: Day | null;
  leaveOn: Day | null;
  arriveBy: DayPart | null;
  leaveBy: DayPart | null;
  reconfirm: boolean;
  byLink: boolean;
  /** Null for the organiser and for a guest who joined by a share link. */
  email: string | null;
  /** True when a guest of a share link has confirmed an address, which nobody else sees. */
  confirmed: boolean;
  askedAt: string;
  remindedAt: string | null;
}

export interface PeopleRow extends TripDates {
  id: string;
  /** Absent for a page that isn't made for one reader. */
  ownId?: string;
  households: HouseholdRow[];
  crew: (Omit<MemberRow, 'email'> & { householdId: string })[];
  rides: (Omit<RideRow, 'registration'> & {
    householdId: string;
    anyway: boolean;
    parks_at: string | null;
    convoy: 'lead' | 'tail' | null;
  })[];
}

export const peopleColumns = Prisma.sql`
  (select json_agg(json_build_object(
     'id', h.id, 'role', h.role, 'profileId', h.profile_id, 'guestName', h.name, 'attending', h.attending,
     'arriveOn', h.arrive_on, 'leaveOn', h.leave_on, 'arriveBy', h.arrive_by, 'leaveBy', h.leave_by,
     'reconfirm', h.reconfirm, 'byLink', h.origin = 'link',
     'email', i.email, 'confirmed', i.confirmed_email is not null, 'askedAt', h.created_at, 'remindedAt', i.reminded_at,
     'invited', case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'email', u.email) end
   ) order by h.id <> h.trip_id, h.id)
   from households h
   left join invites i on i.trip_id = h.trip_id and i.id = h.id
   left join profiles p on p.id = coalesce(h.profile_id, h.refused_by_id)
   left join users u on u.id = p.user_id
   where h.trip_id = t.id and ${isOnTrip}) households,
  (select coalesce(json_agg(json_build_object(
     'householdId', household_id, 'id', id, 'type', type, 'name', name, 'age', age, 'isOwner', is_owner,
     'petType', pet_type, 'breed', breed
   ) order by ${inOrder}), '[]')
   from ${tripPeople} person where trip_id = t.id) crew,
  (select coalesce(json_agg(json_build_object(
     'householdId', household_id, 'id', id, 'type', type, 'make', make, 'model', model, 'colour', colour,
     'drivetrain', drivetrain, 'seats', seats, 'canTow', can_tow, 'trailerType', trailer_type,
     'boatType', boat_type, 'description', description, 'anyway', counts_anyway, 'parks_at', parks_at,
     'convoy', convoy
   ) order by position, coalesce(ride_id, id)), '[]')
   from ${tripVehicles} vehicle where trip_id = t.id) rides`;

/** For a page that isn't made for one reader. */
export const everybodyOn = Prisma.sql`t.id::text, t.start_date::text, t.end_date::text, ${peopleColumns}`;

/** For one reader; needs `tripsOf`. */
export const peopleOfTrip = Prisma.sql`${everybodyOn}, own.household_id::text "ownId"`;

export function toPeople({ ownId, ...trip }: PeopleRow): TripPeople {
  const crew = byHousehold(trip.crew);
  const rides = byHousehold(trip.rides);
  const own = trip.households.find(({ id }) => id === ownId);
  const organises = own?.role === 'organiser';
  const runs = organises || own?.role === 'co-organiser';
  const people: TripPeople = { attendees: [], pending: [], notGoing: [] };
  for (const row of trip.households) {
    const { id, role, profileId, invited, guestName, attending, email, byLink } = row;
    // An invitee who has blocked the organiser is shown as one who has yet to answer.
    const invitee: TripInvitee | null =
      role === 'organiser'
        ? null
        : {
            id,
            profile_id: invited?.id ?? null,
            name: invited?.name ?? guestName,
            email: organises ? email : null,
            attending,
            reconfirm: row.reconfirm,
            co_organiser: role === 'co-organiser',
            by_link: runs && byLink,
            own: id === ownId,
            unmailed: byLink && invited === null && !row.confirmed,
            otherAddress: email !== null && invited?.email.toLowerCase() !== email.toLowerCase(),
            asked_on: today(new Date(row.askedAt)),
            reminded_on: runs && row.remindedAt ? today(new Date(row.remindedAt)) : null,
          };
    if (!attending) {
      if (invitee) (attending === null ? people.pending : people.notGoing).push(invitee);
      continue;
    }
    const members = crew.get(id) ?? [];
    const name = invited?.name ?? guestName ?? '';
    const self = profileId === null ? ownCamperOf(members, name) : null;
    people.attendees.push({
      household_id: id,
      profile_id: profileId,
      profile_name: name,
      crew: members.map((member) =>
        toCompanion(self === null ? member : { ...member, isOwner: member === self }),
      ),
      vehicles: (rides.get(id) ?? []).map(toVehicle),
      ...stayWithin(stayOf(row), trip),
      invitee,
    });
  }
  return people;
}

/** The days may lie outside the trip, if its dates have changed since. */
export const stayOf = ({ arriveOn, leaveOn, arriveBy, leaveBy }: HouseholdRow): Stay => ({
  arrive_on: arriveOn,
  leave_on: leaveOn,
  arrive_by: arriveBy,
  leave_by: leaveBy,
});

// Map.groupBy exists only since Node 21.
function byHousehold<T extends { householdId: string }>(items: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(item.householdId);
    if (group) group.push(item);
    else groups.set(item.householdId, [item]);
  }
  return groups;
}

/** Null when the caller isn't on the trip. */
export async function listPeople(caller: TripCaller, client?: Tx): Promise<TripPeople | null> {
  if (!isId(caller.tripId)) return null;
  const [trip] = await readRows<PeopleRow>(
    Prisma.sql`select ${peopleOfTrip} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`,
    client,
  );
  return trip ? toPeople(trip) : null;
}

/** The schema drops the e-mail address. */
const toCompanion = (row: PeopleRow['crew'][number]): Companion =>
  companion.parse(toMember({ ...row, email: null }));

/** The schema drops the registration. */
const toVehicle = ({ anyway, parks_at, convoy, ...row }: PeopleRow['rides'][number]): Vehicle =>
  vehicle.parse({ ...toRide({ ...row, registration: null }), anyway, parks_at, convoy });
