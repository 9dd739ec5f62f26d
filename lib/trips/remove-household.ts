import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { HouseholdId } from './household-id';
import { isOnTrip } from './policy';
import { seatedHouseholds, withSeatNewsOfAll } from './with-seat-news';

/**
 * Takes households `h` off their trips, with all that is theirs: people, vehicles, offers, cooking, shopping, bookings, to-dos,
 * turns, notices, answers, links and bells. What is left of each is a row with its id alone, which the costs go on referring to.
 */
export async function removeHouseholds(tx: Tx, which: Prisma.Sql): Promise<void> {
  const seated = await seatedHouseholds(tx, which);
  await withSeatNewsOfAll(tx, seated, () => removeRows(tx, which));
}

async function removeRows(tx: Tx, which: Prisma.Sql): Promise<void> {
  // The foreign keys of what they were to buy, to book and to do are checked at commit, and so do not clear it.
  await tx.$executeRaw`
    update meal_items item set taken_by = null from households h
    where ${which} and ${isOnTrip} and item.trip_id = h.trip_id and item.taken_by = h.id`;
  await tx.$executeRaw`
    update bookings booking set household_id = null from households h
    where ${which} and ${isOnTrip} and booking.trip_id = h.trip_id and booking.household_id = h.id`;
  await tx.$executeRaw`
    update todos todo set owner_id = null from households h
    where ${which} and ${isOnTrip} and todo.trip_id = h.trip_id and todo.owner_id = h.id`;
  // Of an open plan its person is told first: see watch-plans.ts.
  await tx.$executeRaw`
    delete from home_contacts plan using households h
    where ${which} and plan.trip_id = h.trip_id and plan.household_id = h.id
      and (plan.back_said_at is not null or plan.shut_at is not null)`;
  const gone = await tx.$queryRaw<{ tripId: string; id: string }[]>`
    delete from households h where ${which} and ${isOnTrip} returning h.trip_id::text "tripId", h.id::text`;
  if (gone.length === 0) return;
  // The keys of costs are checked at commit, when these rows are there again.
  await tx.household.createMany({ data: gone.map((household) => ({ ...household, leftAt: new Date() })) });
}

/** The same for one household. */
export const removeHousehold = (tx: Tx, { tripId, id }: HouseholdId) =>
  removeHouseholds(tx, Prisma.sql`h.trip_id = ${tripId}::uuid and h.id = ${id}::uuid`);
