import 'server-only';
import { notFound } from '@/lib/errors';
import { inTurns } from '@/lib/in-steps';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { getHouseholds } from './get-seats';
import { type LockedSeats, lockSeats, requireRuns, told } from './lock-seats';
import type { SeatingChanges } from './schema';
import { type Seating, type SeatPlan, seatPlan } from './seat-plan';
import { changeSeating, seatsToSave } from './seating-changes';
import { suggestingSeats } from './suggest-seats';

/** Returns the seat plan with suggested seats and tows, without saving it. */
export async function suggestSeating(caller: TripCaller): Promise<SeatPlan> {
  const found = await getHouseholds(caller);
  if (!found) throw notFound();
  const { dates, households, seating, access } = found;
  const suggested = await inTurns(suggestingSeats(households, seating, dates, access));
  return seatPlan(households, suggested, access);
}

/** Saves the suggested seats and tows, and returns the new plan. */
export async function applySuggestion(viewer: Viewer, tripId: string): Promise<SeatPlan> {
  return replaceSeating(viewer, tripId, ({ households, seating, row, access }) =>
    inTurns(suggestingSeats(households, seating, row, access)),
  );
}

/**
 * Undoes a suggestion: gives the people and trailers that it moved their earlier places back. People
 * who are no longer going get no seat. If another person has taken a car's last seat in the meantime,
 * that person keeps the seat.
 */
export async function restoreSeating(
  viewer: Viewer,
  tripId: string,
  earlier: SeatingChanges,
): Promise<SeatPlan> {
  return replaceSeating(viewer, tripId, async ({ seating }) => changeSeating(seating, earlier));
}

async function replaceSeating(
  viewer: Viewer,
  tripId: string,
  choose: (locked: LockedSeats) => Promise<Seating>,
): Promise<SeatPlan> {
  return db.$transaction(async (tx) => {
    const locked = await lockSeats(tx, { viewer, tripId });
    requireRuns(locked);
    const chosen = await choose(locked);
    const plan = locked.planWith(chosen);
    await saveSeating(tx, tripId, plan, chosen);
    return told(tx, locked, plan);
  });
}

async function saveSeating(tx: Tx, tripId: string, plan: SeatPlan, chosen: Seating): Promise<void> {
  const seats = seatsToSave(plan, chosen.seats);
  const tows = plan.cars.flatMap(({ ride_id, tows }) => tows.map((towed) => ({ towed, ride_id })));
  // Whoever rides a part of the way still does, unless a seat all the way was found.
  const found = { personId: { in: seats.map(({ person_id }) => person_id) } };
  await tx.tripSeat.deleteMany({ where: { tripId, OR: [{ partWay: false }, found] } });
  await tx.tripTow.deleteMany({ where: { tripId } });
  // Insert all rows with two array parameters. With one parameter per value, as Prisma sends them, a
  // trip with thousands of people would block the process for half a second.
  await tx.$executeRaw`
    insert into trip_seats (trip_id, person_id, ride_id)
    select ${tripId}::uuid, * from unnest(
      ${seats.map(({ person_id }) => person_id)}::uuid[], ${seats.map(({ ride_id }) => ride_id)}::uuid[]
    )`;
  await tx.$executeRaw`
    insert into trip_tows (trip_id, ride_id, car_id)
    select ${tripId}::uuid, * from unnest(
      ${tows.map(({ towed }) => towed)}::uuid[], ${tows.map(({ ride_id }) => ride_id)}::uuid[]
    )`;
}
