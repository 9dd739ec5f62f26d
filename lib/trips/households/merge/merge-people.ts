import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { guestColumn, guestOf } from '@/lib/trips/attendance/guest';
import { ensureParty } from '@/lib/trips/attendance/set-party';
import { Prisma } from '@/prisma/generated/client';
import { keyedCrew, keyedRides } from '../guests/claim';
import { crewOf, type Owner, ridesOf } from '../guests/guest-household';
import { idsOf } from '../guests/matching';
import { tripPeople, tripVehicles } from '../people-sql';

interface Merging {
  tripId: string;
  /** It belongs to a guest. */
  from: string;
  to: string;
}

/** A person or vehicle that the other household has already, by kind and name, moves only the seat there. */
export async function mergePeople(tx: Tx, merging: Merging, owner: Owner | null): Promise<void> {
  if (owner) await joinCrew(tx, merging, owner);
  await mergeRows(tx, merging, owner !== null);
  if (owner) await ensureParty(tx, owner, merging.tripId);
}

/** People and vehicles that aren't the account's go, because only the account adds to its crew and rides. */
async function joinCrew(tx: Tx, { tripId, from }: Merging, owner: Owner): Promise<void> {
  const [row] = await tx.$queryRaw<{ guest: unknown }[]>`
    select ${guestColumn} from households h where h.trip_id = ${tripId}::uuid and h.id = ${from}::uuid`;
  const guest = guestOf(row?.guest ?? null);
  if (!guest) return;
  const crew = idsOf(crewOf(guest, owner), await keyedCrew(tx, owner));
  const rides = idsOf(ridesOf(guest, owner), await keyedRides(tx, owner));
  for (const [at, { id }] of guest.crew.entries()) {
    await link(tx, 'trip_people', 'crew_member_id', tripId, id, crew[at]);
  }
  for (const [at, { id }] of guest.vehicles.entries()) {
    await link(tx, 'trip_vehicles', 'ride_id', tripId, id, rides[at]);
  }
}

/** Null in a row of an account, because its crew or rides have the values. */
const described = {
  trip_people: Prisma.sql`type = null, name = null, age = null, pet_type = null, diet = null`,
  trip_vehicles: Prisma.sql`
    type = null, make = null, model = null, colour = null, registration = null, drivetrain = null, seats = null,
    can_tow = null, trailer_type = null, boat_type = null, description = null`,
};

/** Where the account's own is on the trip already, its row takes over the seats, and this row goes. */
async function link(
  tx: Tx,
  table: keyof typeof described,
  column: 'crew_member_id' | 'ride_id',
  tripId: string,
  rowId: string | undefined,
  ownId: string | null | undefined,
): Promise<void> {
  if (!rowId) return;
  const [rows, own] = [Prisma.raw(table), Prisma.raw(column)];
  const [there] = await tx.$queryRaw<{ id: string }[]>`
    select id::text from ${rows} where trip_id = ${tripId}::uuid and ${own} = ${ownId ?? null}::uuid`;
  if (ownId && !there) {
    await tx.$executeRaw`
      update ${rows} set ${own} = ${ownId}::uuid, position = 0, ${described[table]}
      where trip_id = ${tripId}::uuid and id = ${rowId}::uuid`;
    return;
  }
  if (there) await moveSeats(tx, tripId, [{ from: rowId, to: there.id }]);
  await tx.$executeRaw`delete from ${rows} where trip_id = ${tripId}::uuid and id = ${rowId}::uuid`;
}

interface Pair {
  from: string;
  to: string;
}

async function mergeRows(tx: Tx, { tripId, from, to }: Merging, linked: boolean): Promise<void> {
  for (const [table, all, key] of [
    ['trip_people', tripPeople, Prisma.sql`concat_ws(' ', type, pet_type, lower(btrim(name)))`],
    [
      'trip_vehicles',
      tripVehicles,
      Prisma.sql`lower(concat_ws(' ', type, make, model, trailer_type, boat_type, description))`,
    ],
  ] as const) {
    // The rows of one list are different people or vehicles, so each row answers to at most one.
    const doubles = await tx.$queryRaw<Pair[]>`
      with listed as (
        select id, household_id, ${key} key,
               row_number() over (partition by household_id, ${key} order by position, id) nth
        from ${all} one where trip_id = ${tripId}::uuid and household_id in (${from}::uuid, ${to}::uuid)
      )
      select gone.id::text "from", stays.id::text "to"
      from listed gone join listed stays on stays.key = gone.key and stays.nth = gone.nth
      where gone.household_id = ${from}::uuid and stays.household_id = ${to}::uuid`;
    await moveSeats(tx, tripId, doubles);
    const rows = Prisma.raw(table);
    await tx.$executeRaw`
      delete from ${rows}
      where trip_id = ${tripId}::uuid and id = any(${doubles.map((pair) => pair.from)}::uuid[])`;
    await tx.$executeRaw`
      update ${rows} set household_id = ${to}::uuid, position = ${
        linked
          ? Prisma.sql`0`
          : Prisma.sql`
        position + (select coalesce(max(position) + 1, 0) from ${rows} kept
                    where kept.trip_id = ${tripId}::uuid and kept.household_id = ${to}::uuid)`
      }
      where trip_id = ${tripId}::uuid and household_id = ${from}::uuid`;
  }
}

/** A double that stays keeps its own seats and tows. */
async function moveSeats(tx: Tx, tripId: string, pairs: readonly Pair[]): Promise<void> {
  for (const { from, to } of pairs) {
    await tx.$executeRaw`
      update trip_seats set person_id = ${to}::uuid
      where trip_id = ${tripId}::uuid and person_id = ${from}::uuid
        and not exists (select from trip_seats own where own.trip_id = ${tripId}::uuid and own.person_id = ${to}::uuid)`;
    await tx.$executeRaw`
      update trip_seats set ride_id = ${to}::uuid where trip_id = ${tripId}::uuid and ride_id = ${from}::uuid`;
    await tx.$executeRaw`
      update trip_tows set ride_id = ${to}::uuid
      where trip_id = ${tripId}::uuid and ride_id = ${from}::uuid
        and not exists (select from trip_tows own where own.trip_id = ${tripId}::uuid and own.ride_id = ${to}::uuid)`;
    await tx.$executeRaw`
      update trip_tows set car_id = ${to}::uuid
      where trip_id = ${tripId}::uuid and car_id = ${from}::uuid
        and not exists (select from trip_tows own where own.trip_id = ${tripId}::uuid and own.car_id = ${to}::uuid)`;
  }
}
