import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { rideColumns } from '@/lib/household/rides/ride-columns';
import type { Tx } from '@/lib/server/db/client';
import { parseInput } from '@/lib/server/http/parse';
import type { HouseholdId } from '../households/household-id';
import { guestColumn, guestOf } from './guest';
import {
  type AnswerByLink,
  type Guest,
  type GuestMember,
  type GuestVehicle,
  guestAnswer,
} from './guest-schema';
import { matchRows } from './match-rows';

/** What the answer leaves out stays as it was. Throws 400 when there is no name or no camper. */
export async function setGuestParty(
  tx: Tx,
  household: HouseholdId,
  answer: Pick<AnswerByLink, 'name' | 'crew' | 'vehicles'>,
): Promise<void> {
  const { tripId, id } = household;
  const [row] = await tx.$queryRaw<{ guest: unknown }[]>`
    select ${guestColumn} from households h where h.trip_id = ${tripId}::uuid and h.id = ${id}::uuid`;
  const kept = guestOf(row?.guest ?? null);
  const { crew, vehicles } = parseInput(guestAnswer, {
    attending: true,
    name: answer.name ?? kept?.name,
    crew: answer.crew ?? kept?.crew,
    vehicles: answer.vehicles ?? kept?.vehicles,
  });
  await saveRows(tx, household, { crew: crew ?? [], vehicles: vehicles ?? [] });
}

/** A saved row that matches a new one keeps its id and therefore its seat and tow. */
async function saveRows(
  tx: Tx,
  { tripId, id: householdId }: HouseholdId,
  { crew, vehicles }: Pick<Guest, 'crew' | 'vehicles'>,
): Promise<void> {
  const where = { tripId, householdId };
  const people = await tx.tripPerson.findMany({ where, orderBy: { position: 'asc' } });
  const personIds = matchRows(
    people.map(({ id, type, name }) => ({ id, kind: type ?? '', name: name ?? '' })),
    crew.map((member) => ({ id: member.id, kind: kindOf(member), name: member.name })),
  );
  await tx.tripPerson.deleteMany({ where: { ...where, id: { notIn: personIds.flatMap((id) => id ?? []) } } });
  for (const [position, member] of crew.entries()) {
    const id = personIds[position] ?? null;
    const data = { position, ...personColumns(member) };
    if (id) await tx.tripPerson.update({ where: { tripId_id: { tripId, id } }, data });
    else await tx.tripPerson.create({ data: { ...where, id: uuid7(), ...data } });
  }
  const rides = await tx.tripVehicle.findMany({ where, orderBy: { position: 'asc' } });
  const vehicleIds = matchRows(
    rides.map((ride) => ({ id: ride.id, kind: ride.type ?? '', name: vehicleKey(ride) })),
    vehicles.map((ride) => ({ id: ride.id, kind: ride.type, name: vehicleKey(vehicleColumns(ride)) })),
  );
  await tx.tripVehicle.deleteMany({
    where: { ...where, id: { notIn: vehicleIds.flatMap((id) => id ?? []) } },
  });
  for (const [position, ride] of vehicles.entries()) {
    const id = vehicleIds[position] ?? null;
    const data = { position, ...vehicleColumns(ride) };
    if (id) await tx.tripVehicle.update({ where: { tripId_id: { tripId, id } }, data });
    else await tx.tripVehicle.create({ data: { ...where, id: uuid7(), ...data } });
  }
}

const kindOf = (member: GuestMember) => ('age' in member ? 'camper' : 'pet');

export const personColumns = (member: GuestMember) =>
  'age' in member
    ? {
        type: 'camper' as const,
        name: member.name,
        age: member.age,
        petType: null,
        diet: member.diet ?? null,
      }
    : { type: 'pet' as const, name: member.name, age: null, petType: member.pet_type, diet: null };

const noDetails = {
  make: null,
  model: null,
  colour: null,
  registration: null,
  drivetrain: null,
  seats: null,
  canTow: null,
  trailerType: null,
  boatType: null,
  description: null,
};

const vehicleColumns = (ride: GuestVehicle) => ({ ...noDetails, type: ride.type, ...rideColumns(ride) });

type Look = { [Field in 'make' | 'model' | 'trailerType' | 'boatType']?: string | null };

const vehicleKey = ({ make, model, trailerType, boatType }: Look) =>
  [make, model, trailerType, boatType].filter(Boolean).join(' ');
