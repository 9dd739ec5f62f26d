import 'server-only';
import { type CrewType, Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../auth/viewer';
import { db, type Tx } from '../db';
import { badInput, notFound } from '../errors';
import { isId } from '../fields';
import { calledOff } from '../trips/access';
import { attendanceFor } from './queries';
import type { Attendance, AttendanceChange } from './schema';

/** Answers a trip. Going keeps an earlier choice, else means one's own camper; not going clears it. */
export async function answerTrip(viewer: Viewer, tripId: string, attending: boolean) {
  return db.$transaction(async (tx) => {
    const inviteId = await lockPlace(tx, viewer, tripId);
    return answerPlace(tx, viewer, tripId, inviteId, attending);
  });
}

/** Answers a trip together with whom and what the viewer brings. */
export async function saveAttendance(
  viewer: Viewer,
  tripId: string,
  { attending, crew_member_ids, ride_ids }: AttendanceChange,
): Promise<Attendance> {
  return db.$transaction(async (tx) => {
    const inviteId = await lockPlace(tx, viewer, tripId);
    if (attending) {
      await bring(tx, viewer, tripId, { crew_member_ids: crew_member_ids ?? [], ride_ids: ride_ids ?? [] });
    }
    await answerPlace(tx, viewer, tripId, inviteId, attending);
    const saved = await attendanceFor(viewer, tripId, tx);
    if (!saved) throw notFound();
    return saved;
  });
}

/** The viewer's place on a trip: their invitation's id, or null for the organiser. */
interface Place {
  id: string | null;
  calledOff: boolean;
}

/**
 * Holds the viewer's place on a trip till the transaction ends, so that of two answers at once the second starts
 * when the first is whole. Resolves to the invitation's id, or null for the organiser.
 */
async function lockPlace(tx: Tx, viewer: Viewer, tripId: string): Promise<string | null> {
  const place = (await lockInvitation(tx, viewer, tripId)) ?? (await lockOwnTrip(tx, viewer, tripId));
  if (!place) throw notFound();
  if (place.calledOff) throw calledOff();
  return place.id;
}

/** The trip's row comes first, and is shared: answers wait for a change of the trip, not for each other. */
async function lockInvitation(tx: Tx, { profileId }: Viewer, tripId: string): Promise<Place | undefined> {
  const [place] = await tx.$queryRaw<Place[]>`
    select i.id::text, t.called_off_at is not null "calledOff"
    from trips t join invites i on i.trip_id = t.id
    where t.id = ${tripId}::uuid and i.profile_id = ${profileId}::uuid
    for share of t for update of i`;
  return place;
}

async function lockOwnTrip(tx: Tx, { profileId }: Viewer, tripId: string): Promise<Place | undefined> {
  const [place] = await tx.$queryRaw<Place[]>`
    select null id, called_off_at is not null "calledOff" from trips
    where id = ${tripId}::uuid and organiser_id = ${profileId}::uuid for no key update`;
  return place;
}

/** Answers within a transaction that holds the viewer's place: their invitation's id, or null for the organiser. */
export async function answerPlace(
  tx: Tx,
  viewer: Viewer,
  tripId: string,
  inviteId: string | null,
  attending: boolean,
): Promise<{ attending: boolean }> {
  if (!attending && inviteId === null) {
    const message = 'You organise this trip, so you are always going.';
    throw badInput(message, { attending: message });
  }
  if (attending) await bringSomebody(tx, viewer, tripId);
  else await leaveAll(tx, viewer, tripId);
  if (inviteId) {
    await tx.invite.update({
      where: { id: inviteId },
      data: { attending, answeredAt: new Date(), reconfirm: false },
    });
  }
  return { attending };
}

/** Keeps an earlier choice; where no camper of it is left in the crew, one's own joins it. */
async function bringSomebody(tx: Tx, { profileId }: Viewer, tripId: string): Promise<void> {
  const campers = { tripId, crewMember: { profileId, type: 'camper' as const } };
  if ((await tx.tripCrew.count({ where: campers })) > 0) return;
  await tx.$executeRaw`
    insert into trip_crew (trip_id, crew_member_id)
    select ${tripId}::uuid, id from crew_members where profile_id = ${profileId}::uuid and is_owner`;
}

interface Choice {
  /** Left out: the person's own camper. */
  crew_member_ids?: string[];
  ride_ids?: string[];
}

/**
 * Makes this the viewer's choice for a trip, in place of an earlier one. Throws 400, naming the field as `names`
 * says, when it holds no camper or anything that is not the viewer's own.
 */
export async function bring(
  tx: Tx,
  viewer: Viewer,
  tripId: string,
  { crew_member_ids, ride_ids = [] }: Choice,
  names = { crew: 'crew_member_ids', rides: 'ride_ids' },
): Promise<void> {
  const chosen = crew_member_ids
    ? Prisma.sql`id = any(${crew_member_ids.filter(isId)}::uuid[])`
    : Prisma.sql`is_owner`;
  // Held, so that none can be deleted before the choice is saved.
  const crew = await tx.$queryRaw<{ id: string; type: CrewType }[]>`
    select id::text, type::text from crew_members
    where profile_id = ${viewer.profileId}::uuid and ${chosen} for key share`;
  const rides = await tx.$queryRaw<{ id: string }[]>`
    select id::text from rides
    where profile_id = ${viewer.profileId}::uuid and id = any(${ride_ids.filter(isId)}::uuid[]) for key share`;
  if (crew_member_ids && crew.length < new Set(crew_member_ids).size) {
    throw badInput('Somebody you chose is not in your crew.', {
      [names.crew]: 'Please choose from your own crew.',
    });
  }
  if (rides.length < new Set(ride_ids).size) {
    throw badInput('A ride you chose is not yours.', { [names.rides]: 'Please choose from your own rides.' });
  }
  if (!crew.some(({ type }) => type === 'camper')) {
    throw badInput('Choose at least one camper.', { [names.crew]: 'Choose at least one camper.' });
  }
  await leaveAll(tx, viewer, tripId);
  await tx.tripCrew.createMany({ data: crew.map(({ id }) => ({ tripId, crewMemberId: id })) });
  await tx.tripRide.createMany({ data: rides.map(({ id }) => ({ tripId, rideId: id })) });
}

async function leaveAll(tx: Tx, viewer: Viewer, tripId: string): Promise<void> {
  const { profileId } = viewer;
  await tx.tripCrew.deleteMany({ where: { tripId, crewMember: { profileId } } });
  await tx.tripRide.deleteMany({ where: { tripId, ride: { profileId } } });
}
