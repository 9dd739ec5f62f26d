import 'server-only';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type GuestHousehold, guestOnTrip, visibleToSql } from '../policy';
import type { TripCaller } from '../trip-caller';

/** A guest's household that the browser has opened comes before an account that isn't on the trip. */
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

/** A household that has ended in another one gives access to that one; null for neither. */
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

const hasGuestAccess = (guest: GuestHousehold, client?: Tx) =>
  isThere(guestOnTrip(guest), guest.tripId, client);

async function isThere(own: Prisma.Sql, tripId: string, client?: Tx): Promise<boolean> {
  const [row] = await readRows<{ there: boolean }>(
    Prisma.sql`select exists (select from ${own} own where own.trip_id = ${tripId}::uuid) there`,
    client,
  );
  return row?.there === true;
}
