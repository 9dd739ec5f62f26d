import 'server-only';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { lockCosts } from './lock-costs';
import type { PayTo } from './schema';

/** Everybody who may see the costs may do this. */
export async function setPayTo(caller: TripCaller, { text }: PayTo): Promise<string | null> {
  return db.$transaction(async (tx) => {
    const { tripId, householdId: id } = await lockCosts(tx, caller);
    await tx.household.update({ where: { tripId_id: { tripId, id } }, data: { payTo: text } });
    return text;
  });
}
