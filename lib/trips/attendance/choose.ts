import 'server-only';
import { dayOf } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { listCrew } from '@/lib/household/crew/crew';
import { toMember } from '@/lib/household/crew/to-member';
import { toRide } from '@/lib/household/rides/ride-columns';
import { listRides } from '@/lib/household/rides/rides';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { lockProfile } from '../lock-trip';
import type { TripCaller } from '../trip-caller';
import { saveAnswer } from './answer';
import { makeParty, requireOneChoice } from './make-party';
import { stayWithin } from './presence';
import type { Attendance, AttendanceChange, AttendanceOptions } from './schema';
import { setParty } from './set-party';

/** Null when the caller isn't on the trip. */
export async function getAttendance(caller: TripCaller, client: Tx = db): Promise<Attendance | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const found = await client.household.findFirst({
    where:
      'viewer' in caller
        ? { tripId, profileId: caller.viewer.profileId }
        : { tripId, id: caller.householdId, profileId: null },
    select: {
      arriveOn: true,
      leaveOn: true,
      arriveBy: true,
      leaveBy: true,
      trip: { select: { startDate: true, endDate: true } },
      people: {
        include: { crewMember: true },
        orderBy: [{ position: 'asc' }, { crewMember: { isOwner: 'desc' } }, { crewMemberId: 'asc' }],
      },
      vehicles: { include: { ride: true }, orderBy: [{ position: 'asc' }, { rideId: 'asc' }] },
    },
  });
  if (!found) return null;
  const { trip, arriveOn, leaveOn, arriveBy, leaveBy } = found;
  const stay = {
    arrive_on: arriveOn && dayOf(arriveOn),
    leave_on: leaveOn && dayOf(leaveOn),
    arrive_by: arriveBy,
    leave_by: leaveBy,
  };
  const isGuests = !('viewer' in caller);
  return {
    crew: found.people.flatMap(({ crewMember, type, name, ...row }) => {
      if (crewMember) return toMember(crewMember);
      return isGuests && type && name
        ? toMember({ ...row, type, name, email: null, breed: null, isOwner: false })
        : [];
    }),
    rides: found.vehicles.flatMap(({ ride, type, ...row }) => {
      if (ride) return toRide(ride);
      return isGuests && type ? toRide({ ...row, type }) : [];
    }),
    ...stayWithin(stay, { start_date: dayOf(trip.startDate), end_date: dayOf(trip.endDate) }),
  };
}

export async function getAttendanceOptions(viewer: Viewer): Promise<AttendanceOptions> {
  const [crew, vehicles] = await Promise.all([listCrew(viewer), listRides(viewer)]);
  return { crew, vehicles };
}

export async function saveAttendance(
  viewer: Viewer,
  tripId: string,
  { party, crew_member_ids, ride_ids, ...answer }: AttendanceChange,
): Promise<Attendance> {
  requireOneChoice(party, crew_member_ids, ride_ids);
  const caller = { viewer, tripId };
  return db.$transaction(async (tx) => {
    // Making a party needs the profile's lock, which comes before the trip's.
    if (party) await lockProfile(tx, viewer.profileId);
    await saveAnswer(tx, caller, answer, {
      bring: async (household) => {
        const choice = party
          ? await makeParty(tx, viewer.profileId, party)
          : { crew_member_ids: crew_member_ids ?? [], ride_ids: ride_ids ?? [] };
        await setParty(tx, viewer, household, choice);
      },
    });
    const saved = await getAttendance(caller, tx);
    if (!saved) throw notFound();
    return saved;
  });
}
