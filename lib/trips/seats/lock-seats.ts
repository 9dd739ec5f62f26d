import 'server-only';
import { badInput, forbidden, notFound } from '@/lib/errors';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleColumns, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import { lockRow } from '../lock-trip';
import { isOver } from '../moment';
import { calledOff, over } from '../policy';
import { goersAlone, type Planner, tripOfPlanner, viewerOf } from './planner';
import { type Seating, type SeatPlan, seatPlan } from './seat-plan';
import { seatingColumns } from './seating-columns';

/** The seats of a trip as somebody on it changes them. */
export interface LockedSeats {
  tripId: string;
  /** Whose crew and rides one may speak of by their own ids; null for a guest. */
  profileId: string | null;
  /** One's own household; null for those who aren't going. */
  householdId: string | null;
  /** Whether one runs the trip, and so seats everybody. */
  runs: boolean;
  households: Household[];
  seating: Seating;
  plan: SeatPlan;
}

/**
 * The seats, locked till the transaction ends: of two taps for the last one the second finds the car full, and an
 * answer that takes somebody off the trip comes before or after. Throws 404 for strangers, 403 for those who aren't
 * going, 409 once the trip was called off or is over.
 */
export async function lockSeats(tx: Tx, planner: Planner): Promise<LockedSeats> {
  const { tripId } = planner;
  await lockRow(tx, tripId);
  const [trip] = await readRows<LockedRow>(
    Prisma.sql`
      select t.id::text, t.start_date::text, t.end_date::text, t.called_off_at is not null called_off,
             own.attending, own.role, ${peopleColumns}, ${seatingColumns}
      from ${tripOfPlanner(planner)} where t.id = ${tripId}::uuid`,
    tx,
  );
  if (!trip) throw notFound();
  const runs = trip.role !== null;
  if (!runs && !trip.attending) throw goersAlone();
  if (trip.called_off) throw calledOff();
  if (isOver(trip.end_date, new Date())) throw over();
  const viewer = viewerOf(planner);
  const households = toPeople(viewer, trip).attendees;
  const own = households.find(({ household_id, profile_id }) =>
    'inviteId' in planner ? household_id === planner.inviteId : profile_id === planner.viewer.profileId,
  );
  return {
    tripId,
    profileId: viewer?.profileId ?? null,
    householdId: own?.household_id ?? null,
    runs,
    households,
    seating: trip,
    plan: seatPlan(households, trip),
  };
}

interface LockedRow extends PeopleRow, Seating {
  called_off: boolean;
  attending: boolean | null;
  role: string | null;
}

/** Throws 403 for what another household brings, save for those who run the trip. */
export function requireOwn(
  { runs, householdId }: LockedSeats,
  { household_id }: { household_id: string },
  refusal: string,
): void {
  if (!runs && household_id !== householdId) throw forbidden(refusal);
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
 * What to throw for an id that nobody on the trip brings: 400 where it is of somebody on the trip, 404 for any other.
 * `own` where only its household may write it.
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
      select from trips t left join invites i on i.trip_id = t.id
      where t.id = ${locked.tripId}::uuid and thing.profile_id in (t.organiser_id, i.profile_id)
    )`;
  if (!found) throw notFound();
  if (own && !locked.runs && found.profileId !== locked.profileId) throw forbidden(refusal);
  throw badInput(absent, { [field]: absent });
}
