import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import type { HouseholdId } from '../households/household-id';
import { DELETED, GUEST, shortName } from '../households/household-name';
import { hasLeftOwing } from '../notifications/bell-words';
import { notify } from '../notifications/notify';
import { isOnTrip } from '../policy';
import { isOwn, type TripCaller } from '../trip-caller';
import { seatedHouseholds, withSeatNewsOfAll } from '../with-seat-news';
import { balancesOfHouseholds, type HouseholdBalance } from './open-balances';

interface How {
  accountDeleted?: boolean;
  /** Null for people who leave by themselves. */
  removedBy?: string | null;
}

/**
 * Only a row with the household's id stays, because the costs refer to it. With an open balance it keeps
 * the name and, unless the account is deleted, whose it was, so that one that comes back is known.
 */
export async function removeHouseholds(
  tx: Tx,
  which: Prisma.Sql,
  { accountDeleted = false, removedBy = null }: How = {},
): Promise<void> {
  const seated = await seatedHouseholds(tx, which);
  const balances = await balancesOfHouseholds(tx, Prisma.sql`${which} and ${isOnTrip}`);
  await withSeatNewsOfAll(tx, seated, () => removeRows(tx, which, accountDeleted));
  for (const balance of balances)
    if (balance.cents !== 0) await keepDebt(tx, balance, { accountDeleted, removedBy });
}

async function keepDebt(
  tx: Tx,
  { tripId, id, cents, profileId, email, ...household }: HouseholdBalance,
  { accountDeleted, removedBy }: Required<How>,
): Promise<void> {
  const name = household.name && oneLine(shortName(household.name));
  if (name && !accountDeleted) {
    await tx.household.update({
      where: { tripId_id: { tripId, id } },
      data: { name, leftProfileId: profileId, leftEmail: email },
      select: { id: true },
    });
  }
  await notify(tx, {
    tripId,
    kind: 'answers',
    about: id,
    by: removedBy ?? id,
    to: 'organisers',
    text: hasLeftOwing(accountDeleted ? DELETED : (name ?? GUEST), cents, removedBy !== null),
    push: `Somebody ${removedBy === null ? 'has left' : 'was removed'} with an open balance`,
  });
}

async function removeRows(tx: Tx, which: Prisma.Sql, accountDeleted: boolean): Promise<void> {
  // Clear these foreign keys here, because they are checked at commit and deleting the household
  // doesn't clear them.
  await tx.$executeRaw`
    update meal_items item set taken_by = null from households h
    where ${which} and ${isOnTrip} and item.trip_id = h.trip_id and item.taken_by = h.id`;
  await tx.$executeRaw`
    update bookings booking set household_id = null from households h
    where ${which} and ${isOnTrip} and booking.trip_id = h.trip_id and booking.household_id = h.id`;
  await tx.$executeRaw`
    update todos todo set owner_id = null from households h
    where ${which} and ${isOnTrip} and todo.trip_id = h.trip_id and todo.owner_id = h.id`;
  // Keep a home contact's plan that is still open, because the person at home must be told first; see
  // watch-plans.ts.
  await tx.$executeRaw`
    delete from home_contacts plan using households h
    where ${which} and plan.trip_id = h.trip_id and plan.household_id = h.id
      and (plan.back_said_at is not null or plan.shut_at is not null)`;
  const gone = await tx.$queryRaw<{ tripId: string; id: string }[]>`
    delete from households h where ${which} and ${isOnTrip} returning h.trip_id::text "tripId", h.id::text`;
  if (gone.length === 0) return;
  // The foreign keys of the costs refer to this row and are checked at commit.
  await tx.household.createMany({
    data: gone.map((household) => ({ ...household, leftAt: new Date(), accountDeleted })),
  });
}

export const removeHousehold = (tx: Tx, { tripId, id }: HouseholdId, how?: How) =>
  removeHouseholds(tx, Prisma.sql`h.trip_id = ${tripId}::uuid and h.id = ${id}::uuid`, how);

export async function leaveTrip(caller: TripCaller): Promise<{ id: string }> {
  return db.$transaction(async (tx) => {
    await leave(tx, caller);
    return { id: caller.tripId };
  });
}

/** Returns the organiser's profile id. Locks the trip before the household, as everywhere. */
export async function leave(tx: Tx, caller: TripCaller): Promise<string> {
  const { tripId } = caller;
  const [own] = await tx.$queryRaw<{ id: string; organiserId: string }[]>`
    select h.id::text, t.organiser_id::text "organiserId"
    from trips t join households h on h.trip_id = t.id
    where t.id = ${tripId}::uuid and ${isOwn(caller)}
    for share of t for update of h`;
  if (!own) throw notFound();
  if (own.id === tripId) {
    throw forbidden('You organise this trip, so you can’t leave it. You can call it off instead.');
  }
  await removeHousehold(tx, { tripId, id: own.id });
  return own.organiserId;
}
