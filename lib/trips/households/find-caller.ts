import 'server-only';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type GuestHousehold, guestOnTrip, visibleToSql } from '../policy';
import type { TripCaller } from '../trip-caller';

/**
 * Returns the caller of a request about a trip: the account if it is on the trip, otherwise the guest
 * whose household on this trip the browser has opened, otherwise the account although it isn't on the
 * trip. Null for a signed-out person without a household.
 */
export async function findCaller(
  tripId: string,
  viewer: Viewer | null,
  opened: readonly GuestHousehold[],
): Promise<TripCaller | null> {
  const guest = isId(tripId) ? opened.find((household) => household.tripId === tripId) : undefined;
  const asViewer = viewer && { tripId, viewer };
  if (!guest) return asViewer;
  if (viewer && (await isThere(visibleToSql(viewer), tripId))) return asViewer;
  return (await openedGuest(guest)) ?? asViewer;
}

/**
 * Returns the household to which a browser's cookie gives access: the opened one, or the one in which
 * it has ended. Null when neither is open to guests.
 */
export async function openedGuest(guest: GuestHousehold, client?: Tx): Promise<GuestHousehold | null> {
  if (await hasGuestAccess(guest, client)) return guest;
  const [ended] = await readRows<{ mergedInto: string | null }>(
    Prisma.sql`
      select merged_into::text "mergedInto" from households
      where trip_id = ${guest.tripId}::uuid and id = ${guest.householdId}::uuid`,
    client,
  );
  if (!ended?.mergedInto) return null;
  const stays = { tripId: guest.tripId, householdId: ended.mergedInto };
  return (await hasGuestAccess(stays, client)) ? stays : null;
}

/** True when a guest's household may see its trip. */
export const hasGuestAccess = (guest: GuestHousehold, client?: Tx) =>
  isThere(guestOnTrip(guest), guest.tripId, client);

async function isThere(own: Prisma.Sql, tripId: string, client?: Tx): Promise<boolean> {
  const [row] = await readRows<{ there: boolean }>(
    Prisma.sql`select exists (select from ${own} own where own.trip_id = ${tripId}::uuid) there`,
    client,
  );
  return row?.there === true;
}
