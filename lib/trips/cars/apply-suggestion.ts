import 'server-only';
import { notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import type { Household } from '../attendance/schema';
import type { TripCaller } from '../trip-caller';
import { type LockedSeats, lockSeats, requireRuns, told } from './lock-seats';
import { getHouseholds } from './read-seats';
import type { SeatingChanges } from './schema';
import { type Seating, type SeatPlan, seatPlan } from './seat-plan';
import { changeSeating, seatsToSave } from './seating-changes';
import { suggestSeats } from './suggest-seats';

/** With `only`, just that household's people and vehicles get a place. */
export async function suggestSeating(caller: TripCaller, only?: string | null): Promise<SeatPlan> {
  const found = await getHouseholds(caller);
  if (!found) throw notFound();
  const { dates, households, seating, access } = found;
  const household = only ? householdOf(households, only) : null;
  const all = suggestSeats(households, seating, dates, access);
  const suggested = household ? placesOf(household, seating, all) : all;
  return seatPlan(households, suggested, access);
}

function householdOf(households: readonly Household[], id: string): Household {
  const household = households.find(({ household_id }) => household_id === id);
  if (!household) throw notFound();
  return household;
}

function placesOf({ crew, vehicles }: Household, before: Seating, suggested: Seating): Seating {
  const pick = <T>(own: readonly { id: string }[], now: Readonly<Record<string, T>>, then: typeof now) => ({
    ...now,
    ...Object.fromEntries(Object.entries(then).filter(([id]) => own.some((each) => each.id === id))),
  });
  const seats = pick(crew, before.seats, suggested.seats);
  const partWay = Object.entries(before.part_way ?? {}).filter(([id]) => !seats[id]);
  return { seats, part_way: Object.fromEntries(partWay), tows: pick(vehicles, before.tows, suggested.tows) };
}

export async function applySuggestion(
  viewer: Viewer,
  tripId: string,
  only?: string | null,
): Promise<SeatPlan> {
  return replaceSeating(viewer, tripId, async ({ households, seating, row, access }) => {
    const household = only ? householdOf(households, only) : null;
    const all = suggestSeats(households, seating, row, access);
    return household ? placesOf(household, seating, all) : all;
  });
}

/** Undoes a suggestion. Whoever took a car's last seat in the meantime keeps it. */
export async function restoreSeating(
  viewer: Viewer,
  tripId: string,
  earlier: SeatingChanges,
): Promise<SeatPlan> {
  return replaceSeating(viewer, tripId, async (locked, tx) => {
    await requireOnTrip(tx, locked, earlier);
    return changeSeating(locked.seating, earlier);
  });
}

/** Throws 404 for a person or vehicle that is neither coming nor of an account on the trip. */
async function requireOnTrip(
  tx: Tx,
  { tripId, households }: LockedSeats,
  { seats, tows }: SeatingChanges,
): Promise<void> {
  const coming = new Set(
    households.flatMap(({ crew, vehicles }) => [...crew, ...vehicles].map(({ id }) => id)),
  );
  const named = [
    ...seats.flatMap(({ person_id, ride_id }) => [person_id, ride_id]),
    ...tows.flatMap(({ ride_id, car_id }) => [ride_id, car_id]),
  ];
  const absent = [...new Set(named)].filter((id): id is string => id !== null && !coming.has(id));
  if (absent.length === 0) return;
  const [known] = await tx.$queryRaw<[{ count: number }]>`
    select count(*)::int from (
      select id, profile_id from crew_members union all select id, profile_id from rides
    ) thing
    where thing.id = any(${absent}::uuid[]) and exists (
      select from households h where h.trip_id = ${tripId}::uuid and h.profile_id = thing.profile_id)`;
  if (known.count < absent.length) throw notFound();
}

async function replaceSeating(
  viewer: Viewer,
  tripId: string,
  choose: (locked: LockedSeats, tx: Tx) => Promise<Seating>,
): Promise<SeatPlan> {
  return db.$transaction(async (tx) => {
    const locked = await lockSeats(tx, { viewer, tripId });
    requireRuns(locked);
    const chosen = await choose(locked, tx);
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
  // One array parameter per column: Prisma's one per value would block the process for half a second on a
  // trip with thousands of people.
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
