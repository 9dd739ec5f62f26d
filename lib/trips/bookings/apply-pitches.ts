import 'server-only';
import { forbidden } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { seatPlan } from '../cars/seat-plan';
import { accessColumns, type SeatingRow, seatingColumns, toAccess } from '../cars/seating-columns';
import type { TripCaller } from '../trip-caller';
import { householdSizesOf } from './household-sizes';
import { findBooking, type LockedBookings, lockBookings } from './lock-bookings';
import { mayBook } from './policy';
import type { Booking, Pitch } from './schema';
import { type PitchPlace, suggestPitches } from './suggest-pitches';
import { toBooking } from './to-bookings';

/** Only with `apply` it is saved, which only organisers and the household that books may do. */
export const suggestPlaces = (caller: TripCaller, id: string, apply: boolean): Promise<Booking> =>
  db.$transaction(async (tx) => {
    const locked = await lockBookings<SeatingRow>(tx, caller, {
      columns: Prisma.sql`, ${seatingColumns}, ${accessColumns}`,
    });
    const booking = await findBooking(tx, locked, id);
    if (apply && !mayBook(locked.party, booking))
      throw forbidden('Only the household that books or an organiser can assign pitches.');
    const elsewhere = await placedElsewhere(tx, locked, id);
    const { homes, together } = campingOn(locked);
    const places = suggestPitches(booking.pitches, homes, together, elsewhere);
    if (apply) await savePlaces(tx, locked, places);
    const inOrder = homes.map(({ household_id }) => household_id);
    const pitches = booking.pitches.map((pitch) => withPlaces(pitch, places, inOrder));
    return toBooking({ ...booking, pitches }, locked.party);
  });

/** `together` lists the households that share each car; cars that can't reach the site don't count. */
function campingOn({ households, row }: LockedBookings<SeatingRow>) {
  const plan = seatPlan(households, row, toAccess(row));
  const together = plan.cars
    .filter(({ counts }) => counts)
    .map(({ household_id, passengers }) => [
      ...new Set([household_id, ...passengers.map((each) => each.household_id)]),
    ]);
  return { homes: householdSizesOf(households, plan), together };
}

async function placedElsewhere(tx: Tx, { tripId }: LockedBookings, id: string): Promise<Set<string>> {
  const placed = await tx.pitchHousehold.findMany({
    where: { tripId, pitch: { bookingId: { not: id }, booking: { status: { not: 'not needed' } } } },
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
