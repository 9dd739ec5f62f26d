import 'server-only';
import { roomFor } from '@/lib/account/require-room';
import type { Tx } from '@/lib/server/db/client';
import { type Invite, Prisma } from '@/prisma/generated/client';
import { guestOf } from '../attendance/guest';
import { ensureParty } from '../attendance/set-party';
import { moveSeating, seatedIdsOf } from '../seats/move-seating';
import { pairByKey } from '../seats/pair-by-key';
import {
  crewOf,
  type MemberName,
  memberKey,
  type Owner,
  type RideLook,
  rideKey,
  ridesOf,
  SELF_KEY,
} from './guest-household';
import { idsOf, type Keyed, listMissing } from './matching';

type Claimed = Pick<Invite, 'id' | 'tripId' | 'attending' | 'guest'>;

/**
 * Turns what somebody answered as a guest into their account's own: whom and what they bring is added to their crew
 * and rides, where it is not there yet and as far as there is room, and chosen for the trip. The caller holds the
 * profile, or has just made it.
 */
export async function transferGuestAnswer(tx: Tx, owner: Owner, invites: Claimed[]): Promise<void> {
  const answers = invites.flatMap(({ id, tripId, attending, guest: column }) => {
    const guest = guestOf(column);
    if (!guest) return [];
    const seating = seatedIdsOf(id, guest);
    return [{ id, tripId, attending, seating, crew: crewOf(guest, owner), rides: ridesOf(guest, owner) }];
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
  for (const answer of going) {
    const [people, vehicles] = [answer.seating.crew, answer.seating.vehicles];
    await moveSeating(
      tx,
      answer.tripId,
      [...people, ...vehicles].map(({ id }) => id),
      new Map([
        ...pairByKey(knownBy(people, answer.crew), crew),
        ...pairByKey(knownBy(vehicles, answer.rides), rides),
      ]),
    );
  }
  // Of those for whom there was no room, none is left to go but the person themselves.
  await ensureParty(tx, owner, ...going.map(({ tripId }) => tripId));
  await tx.invite.updateMany({
    where: { id: { in: answers.map(({ id }) => id) } },
    data: { guest: Prisma.DbNull },
  });
}

/** The ids under which a guest's people or vehicles have seats, with what the account knows each by. */
const knownBy = (seating: { id: string }[], list: Keyed[]) =>
  seating.flatMap(({ id }, at) => {
    const item = list[at];
    return item ? [{ id, key: item.key }] : [];
  });

interface Settling {
  crew: ReturnType<typeof crewOf>;
  rides: ReturnType<typeof ridesOf>;
}

/** The owner's crew with whoever was missing. What is there is locked: a member who is just being deleted is not there. */
async function settleCrew(tx: Tx, { profileId }: Owner, answers: Settling[]) {
  const rows = await tx.$queryRaw<(MemberName & { id: string; own: boolean })[]>`
    select id::text, name, pet_type::text "petType", is_owner own from crew_members
    where profile_id = ${profileId}::uuid order by id for key share`;
  const have = rows.map((row) => ({ id: row.id, key: row.own ? SELF_KEY : memberKey(row) }));
  const missing = listMissing(
    answers.map(({ crew }) => crew),
    have,
  );
  const data = await fitting(tx, profileId, 'crew', missing);
  const added = await tx.crewMember.createManyAndReturn({ data });
  const crew = [...have, ...added.map((row) => ({ id: row.id, key: memberKey(row) }))];
  await keepDiets(tx, answers, crew);
  return crew;
}

/** What a guest has said of the diet of somebody who is in the crew already, where nothing is said there. */
async function keepDiets(tx: Tx, answers: Settling[], crew: (Keyed & { id: string })[]): Promise<void> {
  for (const item of answers.flatMap((answer) => answer.crew)) {
    const diet = 'diet' in item.row ? item.row.diet : null;
    const [id] = diet ? idsOf([item], crew) : [];
    if (id) await tx.crewMember.updateMany({ where: { id, type: 'camper', diet: null }, data: { diet } });
  }
}

async function settleRides(tx: Tx, { profileId }: Owner, answers: Settling[]) {
  const rows = await tx.$queryRaw<(RideLook & { id: string })[]>`
    select id::text, type::text, make, model, colour, trailer_type "trailerType", boat_type "boatType", description
    from rides where profile_id = ${profileId}::uuid order by id for key share`;
  const have = rows.map((row) => ({ id: row.id, key: rideKey(row) }));
  const missing = listMissing(
    answers.map(({ rides }) => rides),
    have,
  );
  const data = await fitting(tx, profileId, 'rides', missing);
  const added = await tx.ride.createManyAndReturn({ data });
  return [...have, ...added.map((row) => ({ id: row.id, key: rideKey(row) }))];
}

/** As much of what is missing as there is room for: an invitation is claimed all the same. */
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
