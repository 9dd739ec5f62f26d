import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { badInput, forbidden, notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { accessColumns, type SeatingRow, seatingColumns, toAccess } from '../cars/read-seats';
import { seatPlan } from '../cars/seat-plan';
import { householdFor, requireGoing } from '../lock-with-people';
import { presentAt, type Stop } from '../stops/stops';
import type { TripCaller } from '../trip-caller';
import { householdSizesOf } from './booking-capacity';
import { type BookingRow, mayBook, toBooking } from './policy';
import { findBooking, type LockedBookings, lockBookings, readBooking, stopIn } from './read-bookings';
import type { Booking, NewPitch, Pitch } from './schema';
import { type PitchPlace, suggestPitches } from './suggest-pitches';

/**
 * A new pitch replaces the one in the same booking. A household may have pitches in other bookings, for
 * other nights or for a part of its people.
 */
export const placeHousehold = (
  caller: TripCaller,
  { booking, pitch, household }: { booking: string; pitch: string; household: string },
  on: boolean,
): Promise<Booking> =>
  db.$transaction(async (tx) => {
    const locked = await lockBookings(tx, caller);
    const { pitches } = await findBooking(tx, locked, booking);
    if (!pitches.some(({ id }) => id === pitch)) throw notFound();
    const { household_id: householdId } = householdFor(locked, household);
    const { tripId } = locked;
    await tx.pitchHousehold.deleteMany({
      where: {
        tripId,
        householdId,
        pitch: { bookingId: booking, ...(on && { id: { not: pitch } }) },
        ...(!on && { pitchId: pitch }),
      },
    });
    if (on)
      await tx.pitchHousehold.createMany({
        data: [{ pitchId: pitch, tripId, householdId }],
        skipDuplicates: true,
      });
    return readBooking(tx, locked, booking);
  });

const PLACED_BY = 'Only the household that books or an organiser can assign pitches to others.';

export function requireOwnPitches(pitches: readonly NewPitch[], { pitches: own }: BookingRow): void {
  const at = pitches.findIndex((pitch) => pitch.id && !own.some(({ id }) => id === pitch.id));
  if (at < 0) return;
  const words = 'This pitch doesn’t belong to this booking.';
  throw badInput(words, { [`pitches.${at}.id`]: words });
}

/** A pitch that is sent with its id keeps its households, unless the request names others. */
export async function savePitches(
  tx: Tx,
  locked: LockedBookings,
  booking: Placing,
  pitches: readonly NewPitch[],
): Promise<void> {
  const { tripId } = locked;
  const { id: bookingId } = booking;
  const rows = pitches.map(({ id, name, max_people = null, max_cars = null, households }, position) => ({
    id: id ?? uuid7(),
    name,
    max_people,
    max_cars,
    position,
    households,
  }));
  await tx.pitch.deleteMany({ where: { bookingId, id: { notIn: rows.map(({ id }) => id) } } });
  await tx.$executeRaw`
    insert into pitches (id, booking_id, trip_id, name, max_people, max_cars, position)
    select id, ${bookingId}::uuid, ${tripId}::uuid, name, max_people, max_cars, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      sent (id uuid, name text, max_people int, max_cars int, position int)
    on conflict (id) do update
    set name = excluded.name, max_people = excluded.max_people, max_cars = excluded.max_cars,
        position = excluded.position`;
  await placeHouseholds(tx, locked, booking, rows);
}

type Placing = Pick<BookingRow, 'id' | 'by' | 'household_id' | 'pitches'>;

/** Households that aren't going stay where they are, because no reader sees them there. */
async function placeHouseholds(
  tx: Tx,
  locked: LockedBookings,
  booking: Placing,
  rows: readonly { id: string; households?: string[] | null | undefined }[],
): Promise<void> {
  const given = rows.filter(({ households }) => households);
  if (given.length === 0) return;
  const wanted = given.flatMap(({ id, households }) =>
    (households ?? []).map((householdId) => ({ pitchId: id, householdId })),
  );
  for (const { householdId } of wanted) requireGoing(locked, householdId);
  const listed = booking.pitches.filter((pitch) => given.some(({ id }) => id === pitch.id));
  const before = (pitchId: string) => booking.pitches.find(({ id }) => id === pitchId)?.households ?? [];
  const placed = wanted.filter(({ pitchId, householdId }) => !before(pitchId).includes(householdId));
  const taken = listed.flatMap(({ id, households }) =>
    households.filter((each) => !wanted.some((one) => one.pitchId === id && one.householdId === each)),
  );
  const others = [...placed.map(({ householdId }) => householdId), ...taken].some(
    (id) => id !== locked.party.household_id,
  );
  if (others && !mayBook(locked.party, booking)) throw forbidden(PLACED_BY);
  const { tripId } = locked;
  await tx.pitchHousehold.deleteMany({
    where: {
      tripId,
      householdId: { in: [...taken, ...placed.map(({ householdId }) => householdId)] },
      pitch: { bookingId: booking.id },
    },
  });
  await tx.pitchHousehold.createMany({
    data: placed.map((place) => ({ ...place, tripId })),
  });
}

/** Only with `apply` it is saved, which only organisers and the household that books may do. */
export const suggestPlaces = (caller: TripCaller, id: string, apply: boolean): Promise<Booking> =>
  db.$transaction(async (tx) => {
    const locked = await lockBookings<SeatingRow>(tx, caller, {
      columns: Prisma.sql`, ${seatingColumns}, ${accessColumns}`,
    });
    const booking = await findBooking(tx, locked, id);
    if (apply && !mayBook(locked.party, booking))
      throw forbidden('Only the household that books or an organiser can assign pitches.');
    const elsewhere = await placedElsewhere(tx, locked, booking);
    const stop = stopIn(locked, booking.stop_id);
    const { homes, together } = campingOn(locked, stop);
    const places = suggestPitches(booking.pitches, homes, together, elsewhere);
    if (apply) await savePlaces(tx, locked, places);
    const inOrder = homes.map(({ household_id }) => household_id);
    const pitches = booking.pitches.map((pitch) => withPlaces(pitch, places, inOrder));
    return toBooking({ ...booking, pitches }, locked.party);
  });

/** `together` lists the households that share each car; cars that can't reach the site don't count. */
function campingOn({ households: all, row }: LockedBookings<SeatingRow>, stop: Stop) {
  const plan = seatPlan(all, row, toAccess(row));
  const households = presentAt(all, stop, row.stops ?? []);
  const together = plan.cars
    .filter(({ counts }) => counts)
    .map(({ household_id, passengers }) => [
      ...new Set([household_id, ...passengers.map((each) => each.household_id)]),
    ]);
  return { homes: householdSizesOf(households, plan), together };
}

/** On pitches of the stop's other bookings. */
async function placedElsewhere(
  tx: Tx,
  { tripId, row }: LockedBookings,
  { id, stop_id }: BookingRow,
): Promise<Set<string>> {
  const stops = row.stops
    ? [{ stopId: stop_id }, ...(row.stops[0]?.id === stop_id ? [{ stopId: null }] : [])]
    : [];
  const placed = await tx.pitchHousehold.findMany({
    where: {
      tripId,
      pitch: {
        bookingId: { not: id },
        booking: { status: { not: 'not needed' }, leftSite: null, ...(row.stops && { OR: stops }) },
      },
    },
    select: { householdId: true },
  });
  return new Set(placed.map(({ householdId }) => householdId));
}

async function savePlaces(tx: Tx, { tripId }: LockedBookings, places: readonly PitchPlace[]): Promise<void> {
  await tx.pitchHousehold.createMany({
    data: places.map(({ pitch_id, household_id }) => ({
      tripId,
      pitchId: pitch_id,
      householdId: household_id,
    })),
    skipDuplicates: true,
  });
}

function withPlaces(pitch: Pitch, places: readonly PitchPlace[], inOrder: readonly string[]): Pitch {
  const here = [
    ...pitch.households,
    ...places.filter(({ pitch_id }) => pitch_id === pitch.id).map(({ household_id }) => household_id),
  ];
  return { ...pitch, households: inOrder.filter((id) => here.includes(id)) };
}
