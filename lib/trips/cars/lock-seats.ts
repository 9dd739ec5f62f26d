import 'server-only';
import { badInput, forbidden, notFound } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { RUNNERS_ALONE } from '../lock-trip';
import { type LockedTrip, lockWithPeople } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import type { Access } from './car-standing';
import { accessColumns, type SeatingRow, seatingColumns, toAccess } from './read-seats';
import { type Seating, type SeatPlan, seatPlan } from './seat-plan';
import { type Doer, tellSeats } from './tell-seats';

const GOERS_ALONE = 'Only those who are going can plan the cars.';

export interface LockedSeats extends LockedTrip<SeatingRow> {
  seating: Seating;
  access: Access;
  plan: SeatPlan;
  doer: Doer;
  planWith: (seating: Seating) => SeatPlan;
}

/** So that of two people who choose the last seat at once, the second finds the car full. */
export async function lockSeats(tx: Tx, caller: TripCaller): Promise<LockedSeats> {
  const columns = Prisma.sql`, ${seatingColumns}, ${accessColumns}`;
  const locked = await lockWithPeople<SeatingRow>(tx, caller, { columns, goers: GOERS_ALONE });
  const { households, row } = locked;
  const access = toAccess(row);
  const planWith = (seating: Seating) => seatPlan(households, seating, access);
  const doer = { by: row.ownId ?? locked.tripId, userId: locked.viewer?.userId ?? null };
  return { ...locked, doer, seating: row, access, plan: planWith(row), planWith };
}

/** Notifies the other households whose seats or cars have changed. */
export async function told(tx: Tx, locked: LockedSeats, after: SeatPlan): Promise<SeatPlan> {
  const { tripId, households, plan: before, doer } = locked;
  await tellSeats(tx, { tripId, households, before, after, ...doer });
  return after;
}

export function requireRuns({ runs }: LockedSeats): void {
  if (!runs) throw forbidden(RUNNERS_ALONE);
}

export function requireOwn(
  { runs, own }: LockedSeats,
  { household_id }: { household_id: string },
  refusal: string,
): void {
  if (!runs && household_id !== own?.household_id) throw forbidden(refusal);
}

const things = {
  person: {
    rows: Prisma.sql`crew_members`,
    absent: 'They aren’t coming on this trip.',
    refusal: 'Only an organiser can seat other people’s crew.',
  },
  vehicle: {
    rows: Prisma.sql`rides`,
    absent: 'That vehicle isn’t coming on this trip.',
    refusal: 'Only an organiser can hitch other people’s trailers and boats.',
  },
};

export const refusals = { person: things.person.refusal, vehicle: things.vehicle.refusal };

/**
 * Throws 400 when the owner's account is on the trip, otherwise 404. With `own`, a change that only the
 * owner and organisers may make, 403 for anybody else.
 */
export async function refuseAbsent(
  tx: Tx,
  locked: LockedSeats,
  kind: keyof typeof things,
  { field, id, own }: { field: string; id: string; own: boolean },
): Promise<never> {
  const { rows, absent, refusal } = things[kind];
  const [found] = await tx.$queryRaw<{ profileId: string }[]>`
    select thing.profile_id::text "profileId" from ${rows} thing
    where thing.id = ${id}::uuid and exists (
      select from households h where h.trip_id = ${locked.tripId}::uuid and h.profile_id = thing.profile_id
    )`;
  if (!found) throw notFound();
  const isOwn = found.profileId === locked.viewer?.profileId;
  if (own && isOwn && !locked.own) throw forbidden(GOERS_ALONE);
  if (own && !isOwn && !locked.runs) throw forbidden(refusal);
  throw badInput(absent, { [field]: absent });
}
