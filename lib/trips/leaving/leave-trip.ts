import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { isOwn, type TripCaller } from '../trip-caller';
import { removeHousehold } from './remove-household';

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
