import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { toGuestAttendee } from '../attendance/guest';
import type { Guest } from '../attendance/guest-schema';
import { wholeTrip } from '../attendance/nights';
import { pairByKey } from './pair-by-key';
import { vehicleName } from './vehicle-names';

/** A guest's people and vehicles in the order of their answer, by the ids that seats and tows know them by. */
export function seatedIdsOf(inviteId: string, guest: Guest) {
  const { crew, vehicles } = toGuestAttendee(inviteId, guest, wholeTrip);
  return {
    crew: crew.map(({ id, type, name }) => ({ id, key: `${type} ${name.toLowerCase()}` })),
    vehicles: vehicles.map((vehicle) => ({
      id: vehicle.id,
      key: `${vehicle.type} ${vehicleName('', vehicle).toLowerCase()}`,
    })),
  };
}

const nobody: Guest = { name: '', crew: [], vehicles: [] };

interface GuestInvitation {
  id: string;
  tripId: string;
}

/**
 * A guest's ids follow from the order of their answer: once that changes, each keeps their seat by name, and whoever
 * is left out gives it up.
 */
export async function moveGuestSeating(
  tx: Tx,
  { id, tripId }: GuestInvitation,
  before: Guest | null,
  after: Guest | null,
): Promise<void> {
  const [old, now] = [seatedIdsOf(id, before ?? nobody), seatedIdsOf(id, after ?? nobody)];
  await moveSeating(
    tx,
    tripId,
    [...old.crew, ...old.vehicles].map((thing) => thing.id),
    new Map([...pairByKey(old.crew, now.crew), ...pairByKey(old.vehicles, now.vehicles)]),
  );
}

/** Gives what people and vehicles have to the ids that they have from now on; those that have none give it up. */
export async function moveSeating(
  tx: Tx,
  tripId: string,
  old: string[],
  now: ReadonlyMap<string, string>,
): Promise<void> {
  if (old.every((id) => now.get(id) === id)) return;
  const seats = await tx.tripSeat.findMany({
    where: { tripId, OR: [{ personId: { in: old } }, { rideId: { in: old } }] },
  });
  const tows = await tx.tripTow.findMany({
    where: { tripId, OR: [{ rideId: { in: old } }, { carId: { in: old } }] },
  });
  if (seats.length === 0 && tows.length === 0) return;
  const idOf = (id: string) => (old.includes(id) ? now.get(id) : id);
  await tx.tripSeat.deleteMany({
    where: { tripId, personId: { in: seats.map(({ personId }) => personId) } },
  });
  await tx.tripTow.deleteMany({ where: { tripId, rideId: { in: tows.map(({ rideId }) => rideId) } } });
  await tx.tripSeat.createMany({
    data: seats.flatMap((seat) => {
      const [personId, rideId] = [idOf(seat.personId), idOf(seat.rideId)];
      return personId && rideId ? [{ tripId, personId, rideId }] : [];
    }),
  });
  await tx.tripTow.createMany({
    data: tows.flatMap((tow) => {
      const [rideId, carId] = [idOf(tow.rideId), idOf(tow.carId)];
      return rideId && carId ? [{ tripId, rideId, carId }] : [];
    }),
  });
}
