import 'server-only';
import { conflict } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { householdFor } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { lineWith, lockGear, rowOf } from './lock-gear';
import type { GearLine, Offer } from './schema';

/** Saves 0 only against shared gear, which counts as an offer until the household says no. */
export async function offerGear(
  caller: TripCaller,
  lineId: string,
  { quantity, household_id }: Offer,
): Promise<GearLine> {
  return db.$transaction(async (tx) => {
    const locked = await lockGear(tx, caller);
    const { tripId } = locked;
    const { household_id: householdId } = householdFor(locked, household_id);
    const { saved, ...row } = rowOf(locked, lineId);
    if (row.struck && quantity > 0) throw conflict('An organiser says that this isn’t needed on this trip.');
    const { [householdId]: _, ...others } = row.offers;
    const without = lineWith(locked, { ...row, offers: others });
    const shares = without.by.some(({ household_id }) => household_id === householdId);
    if (quantity === 0 && !shares) {
      await tx.gearOffer.deleteMany({ where: { lineId, householdId } });
      return without;
    }
    if (!saved) await tx.gearLine.create({ data: { id: lineId, tripId, rule: row.rule } });
    await tx.gearOffer.upsert({
      where: { lineId_householdId: { lineId, householdId } },
      create: { lineId, householdId, tripId, quantity },
      update: { quantity },
    });
    return lineWith(locked, { ...row, offers: { ...others, [householdId]: quantity } });
  });
}
