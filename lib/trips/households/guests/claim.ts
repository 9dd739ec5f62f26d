import 'server-only';
import { roomFor } from '@/lib/account/require-room';
import { claimCard } from '@/lib/household/emergency/claim-card';
import type { Tx } from '@/lib/server/db/client';
import { guestColumn, guestOf } from '@/lib/trips/attendance/guest';
import { ensureParty } from '@/lib/trips/attendance/set-party';
import { noOwnAddress } from '@/lib/trips/invitations/links/own-address';
import { Prisma } from '@/prisma/generated/client';
import type { HouseholdId } from '../household-id';
import { giveBackCosts } from '../move-costs';
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

interface Claimed extends HouseholdId {
  attending: boolean | null;
  guest: unknown;
}

/**
 * People and vehicles that the account has already, or has no room for, aren't added; without room, their
 * rows on the trip go. Other rows keep their ids and therefore their seats and tows. The caller has locked
 * the profile or has just created it.
 */
export async function claimHouseholds(tx: Tx, owner: Owner, households: HouseholdId[]): Promise<void> {
  if (households.length === 0) return;
  const { profileId } = owner;
  const named = Prisma.sql`(h.trip_id, h.id) in (
    select * from unnest(${households.map(({ tripId }) => tripId)}::uuid[], ${households.map(({ id }) => id)}::uuid[]))`;
  // Lock in a statement of its own, so that the next one also reads people whom a simultaneous answer
  // saved.
  await tx.$queryRaw`
    select from households h where h.profile_id is null and ${named} order by h.trip_id, h.id for update`;
  const claimed = await tx.$queryRaw<Claimed[]>`
    select h.trip_id::text "tripId", h.id::text, h.attending, ${guestColumn}
    from households h where h.profile_id is null and ${named} order by h.trip_id, h.id`;
  await tx.household.updateMany({
    where: { OR: claimed.map(({ tripId, id }) => ({ tripId, id })) },
    data: { profileId, name: null },
  });
  for (const { tripId, id, attending } of claimed)
    if (attending !== null) await giveBackCosts(tx, { tripId, id });
  // From now on, mails go to the account's own address.
  await tx.invite.updateMany({
    where: { id: { in: claimed.map(({ id }) => id) } },
    data: noOwnAddress,
  });
  const answers = claimed.flatMap(({ guest: column, ...household }) => {
    const guest = guestOf(column);
    if (!guest) return [];
    return [{ ...household, guest, crew: crewOf(guest, owner), rides: ridesOf(guest, owner) }];
  });
  if (answers.length === 0) return;
  const crew = await settleCrew(tx, owner, answers);
  const rides = await settleRides(tx, owner, answers);
  for (const { tripId, id, guest, ...list } of answers) {
    await tx.$executeRaw`
      update trip_people p
      set crew_member_id = known.id, position = 0, type = null, name = null, age = null, pet_type = null, diet = null
      from unnest(${rowIdsOf(guest.crew)}::uuid[], ${idsOf(list.crew, crew)}::uuid[]) known (row_id, id)
      where p.trip_id = ${tripId}::uuid and p.id = known.row_id and known.id is not null`;
    await tx.$executeRaw`
      update trip_vehicles v
      set ride_id = known.id, position = 0, type = null, make = null, model = null, colour = null, registration = null,
          drivetrain = null, seats = null, can_tow = null, trailer_type = null, boat_type = null, description = null
      from unnest(${rowIdsOf(guest.vehicles)}::uuid[], ${idsOf(list.rides, rides)}::uuid[]) known (row_id, id)
      where v.trip_id = ${tripId}::uuid and v.id = known.row_id and known.id is not null`;
    const left = { tripId, householdId: id };
    await tx.tripPerson.deleteMany({ where: { ...left, crewMemberId: null } });
    await tx.tripVehicle.deleteMany({ where: { ...left, rideId: null } });
  }
  for (const { tripId, id } of answers) await claimCard(tx, owner, { tripId, householdId: id });
  // If the account had no room for any of the people, add its owner's own camper.
  const going = answers.filter(({ attending }) => attending);
  await ensureParty(tx, owner, ...going.map(({ tripId }) => tripId));
}

const rowIdsOf = (rows: { id?: string | undefined }[]) => rows.map(({ id }) => id ?? null);

interface Settling {
  crew: ReturnType<typeof crewOf>;
  rides: ReturnType<typeof ridesOf>;
}

/** Locks the members, so that none is deleted meanwhile. */
export async function keyedCrew(tx: Tx, { profileId }: Owner) {
  const rows = await tx.$queryRaw<(MemberName & { id: string; own: boolean })[]>`
    select id::text, name, pet_type::text "petType", is_owner own from crew_members
    where profile_id = ${profileId}::uuid order by id for key share`;
  return rows.map((row) => ({ id: row.id, key: row.own ? SELF_KEY : memberKey(row) }));
}

async function settleCrew(tx: Tx, owner: Owner, answers: Settling[]) {
  const have = await keyedCrew(tx, owner);
  const missing = listMissing(
    answers.map(({ crew }) => crew),
    have,
  );
  const data = await fitting(tx, owner.profileId, 'crew', missing);
  const added = await tx.crewMember.createManyAndReturn({ data });
  const crew = [...have, ...added.map((row) => ({ id: row.id, key: memberKey(row) }))];
  await keepDiets(tx, answers, crew);
  return crew;
}

/** Only for crew members who have no diet yet. */
async function keepDiets(tx: Tx, answers: Settling[], crew: (Keyed & { id: string })[]): Promise<void> {
  for (const item of answers.flatMap((answer) => answer.crew)) {
    const diet = 'diet' in item.row ? item.row.diet : null;
    const [id] = diet ? idsOf([item], crew) : [];
    if (id) await tx.crewMember.updateMany({ where: { id, type: 'camper', diet: null }, data: { diet } });
  }
}

export async function keyedRides(tx: Tx, { profileId }: Owner) {
  const rows = await tx.$queryRaw<(RideLook & { id: string })[]>`
    select id::text, type::text, make, model, colour, trailer_type "trailerType", boat_type "boatType", description
    from rides where profile_id = ${profileId}::uuid order by id for key share`;
  return rows.map((row) => ({ id: row.id, key: rideKey(row) }));
}

async function settleRides(tx: Tx, owner: Owner, answers: Settling[]) {
  const have = await keyedRides(tx, owner);
  const missing = listMissing(
    answers.map(({ rides }) => rides),
    have,
  );
  const data = await fitting(tx, owner.profileId, 'rides', missing);
  const added = await tx.ride.createManyAndReturn({ data });
  return [...have, ...added.map((row) => ({ id: row.id, key: rideKey(row) }))];
}

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
