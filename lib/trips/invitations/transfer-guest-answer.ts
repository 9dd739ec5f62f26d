import 'server-only';
import { roomFor } from '@/lib/account/require-room';
import type { Tx } from '@/lib/server/db/client';
import { parseInput } from '@/lib/server/http/parse';
import { type Invite, Prisma } from '@/prisma/generated/client';
import { guestOf } from '../attendance/guest';
import { bringSomebody } from '../attendance/set-party';
import {
  crewOf,
  type MemberName,
  memberKey,
  OWN,
  type Owner,
  type RideLook,
  rideKey,
  ridesOf,
} from './guest-household';
import { idsOf, lacking } from './matching';
import { type Answer, type Guest, guestAnswer } from './schema';

/** Keeps what somebody without an account answers; what is left out stays as it was. Throws 400. */
export async function answerAsGuest(tx: Tx, inviteId: string, kept: Guest | null, input: Answer) {
  const { attending, name, crew, vehicles } = parseInput(guestAnswer, {
    attending: input.attending,
    name: input.name ?? kept?.name ?? null,
    crew: input.crew ?? kept?.crew ?? [],
    vehicles: input.vehicles ?? kept?.vehicles ?? [],
  });
  const guest = name
    ? { name, crew: (attending && crew) || [], vehicles: (attending && vehicles) || [] }
    : null;
  await tx.invite.update({
    where: { id: inviteId },
    data: { attending, answeredAt: new Date(), reconfirm: false, guest: guest ?? Prisma.DbNull },
  });
}

/** Gives a new profile the invitations that were waiting for its address, with what its owner answered as a guest. */
export async function claimInvitations(tx: Tx, owner: Owner, email: string): Promise<void> {
  await holdTripsOf(tx, email);
  const { profileId } = owner;
  // One invitation a trip and address, and a new profile holds none yet: a trip cannot get it twice.
  const claimed = await tx.invite.updateManyAndReturn({
    where: { email, profileId: null, refusedById: null },
    data: { profileId },
  });
  await moveIn(tx, owner, claimed);
}

/**
 * The same for a profile that has been there for a while, and holds another address now: a trip that it organises or
 * is invited to already, or whose organiser it has blocked, is left out. The caller holds the profile.
 */
export async function claimMoreInvitations(tx: Tx, owner: Owner, email: string): Promise<void> {
  const { profileId } = owner;
  await holdTripsOf(tx, email);
  const elsewhere = {
    organiser: { id: { not: profileId }, blockedBy: { none: { profileId } } },
    invites: { none: { profileId } },
  };
  const waiting = await tx.invite.findMany({
    where: { email, profileId: null, refusedById: null, trip: elsewhere },
    select: { id: true },
  });
  const claimed = await tx.invite.updateManyAndReturn({
    where: { id: { in: waiting.map(({ id }) => id) }, profileId: null },
    data: { profileId },
  });
  await moveIn(tx, owner, claimed);
}

// Held first, as everywhere: a trip that is being deleted would wait for its invitation, and we for the trip.
const holdTripsOf = (tx: Tx, email: string) => tx.$queryRaw`
  select t.id::text from trips t
  where exists (select from invites i where i.trip_id = t.id and i.email = ${email}::citext
    and i.profile_id is null and i.refused_by_id is null)
  order by t.id for key share`;

type Claimed = Pick<Invite, 'id' | 'tripId' | 'attending' | 'guest'>;

/**
 * Turns what somebody answered as a guest into their account's own: whom and what they bring is added to their crew
 * and rides, where it is not there yet and as far as there is room, and chosen for the trip. The caller holds the
 * profile, or has just made it.
 */
export async function moveIn(tx: Tx, owner: Owner, invites: Claimed[]): Promise<void> {
  const answers = invites.flatMap(({ id, tripId, attending, guest: column }) => {
    const guest = guestOf(column);
    if (!guest) return [];
    return [{ id, tripId, attending, crew: crewOf(guest, owner), rides: ridesOf(guest, owner) }];
  });
  if (answers.length === 0) return;
  const crew = await settleCrew(tx, owner, answers);
  const rides = await settleRides(tx, owner, answers);
  const going = answers.filter(({ attending }) => attending);
  await tx.tripCrew.createMany({
    data: going.flatMap(({ tripId, crew: list }) =>
      idsOf(list, crew).map((crewMemberId) => ({ tripId, crewMemberId })),
    ),
  });
  await tx.tripRide.createMany({
    data: going.flatMap(({ tripId, rides: list }) =>
      idsOf(list, rides).map((rideId) => ({ tripId, rideId })),
    ),
  });
  // Of those for whom there was no room, none is left to go but the person themselves.
  await bringSomebody(tx, owner, ...going.map(({ tripId }) => tripId));
  await tx.invite.updateMany({
    where: { id: { in: answers.map(({ id }) => id) } },
    data: { guest: Prisma.DbNull },
  });
}

interface Settling {
  crew: ReturnType<typeof crewOf>;
  rides: ReturnType<typeof ridesOf>;
}

/** The owner's crew with whoever was missing. What is there is held: a member who is just being deleted is not there. */
async function settleCrew(tx: Tx, { profileId }: Owner, answers: Settling[]) {
  const rows = await tx.$queryRaw<(MemberName & { id: string; own: boolean })[]>`
    select id::text, name, pet_type::text "petType", is_owner own from crew_members
    where profile_id = ${profileId}::uuid order by id for key share`;
  const have = rows.map((row) => ({ id: row.id, key: row.own ? OWN : memberKey(row) }));
  const missing = lacking(
    answers.map(({ crew }) => crew),
    have,
  );
  const data = await fitting(tx, profileId, 'crew', missing);
  const added = await tx.crewMember.createManyAndReturn({ data });
  return [...have, ...added.map((row) => ({ id: row.id, key: memberKey(row) }))];
}

async function settleRides(tx: Tx, { profileId }: Owner, answers: Settling[]) {
  const rows = await tx.$queryRaw<(RideLook & { id: string })[]>`
    select id::text, type::text, make, model, colour, trailer_type "trailerType", boat_type "boatType", description
    from rides where profile_id = ${profileId}::uuid order by id for key share`;
  const have = rows.map((row) => ({ id: row.id, key: rideKey(row) }));
  const missing = lacking(
    answers.map(({ rides }) => rides),
    have,
  );
  const data = await fitting(tx, profileId, 'rides', missing);
  const added = await tx.ride.createManyAndReturn({ data });
  return [...have, ...added.map((row) => ({ id: row.id, key: rideKey(row) }))];
}

/** As much of what is missing as there is room for: an invitation is taken up all the same. */
async function fitting<Row>(
  tx: Tx,
  profileId: string,
  kind: 'crew' | 'rides',
  missing: { row: Row }[],
): Promise<Row[]> {
  if (missing.length === 0) return [];
  const room = Math.max(0, await roomFor(tx, profileId, kind));
  return missing.slice(0, room).map(({ row }) => row);
}
