import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { badInput, forbidden } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';
import { requireGoing } from '../lock-with-people';
import type { BookingRow } from './booking-columns';
import type { LockedBookings } from './lock-bookings';
import { mayBook } from './policy';
import type { NewPitch } from './schema';

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
