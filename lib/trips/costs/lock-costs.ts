import 'server-only';
import { badInput, forbidden, notFound } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type LockedTrip, lockWithPeople } from '../lock-with-people';
import { type Participant, participantOf } from '../participant';
import type { TripCaller } from '../trip-caller';
import { COSTS_ALONE, householdsIn, maySee } from './policy';
import { type CostsColumns, type CostsRow, costsColumns, toCostsRow } from './rows';
import { type UsualWeights, usualWeights } from './to-costs';

export interface LockedCosts extends LockedTrip<CostsRow> {
  party: Participant;
  householdId: string;
  weights: UsualWeights;
}

/** Also for a trip that is over or called off. */
export async function lockCosts(tx: Tx, caller: TripCaller): Promise<LockedCosts> {
  const columns = Prisma.sql`, ${costsColumns}`;
  const locked = await lockWithPeople<CostsColumns>(tx, caller, { columns, always: true });
  const row = toCostsRow(locked.row);
  const party = participantOf(row);
  if (!party.household_id || !maySee(party, row)) throw forbidden(COSTS_ALONE);
  const weights = usualWeights(locked.households, row);
  return { ...locked, row, party, householdId: party.household_id, weights };
}

export const isGoing = ({ households }: LockedCosts, id: string) =>
  households.some(({ household_id }) => household_id === id);

/** Throws 403 for the caller's own household, 400 for another of the trip, 404 for any other. */
export function refuseHousehold({ row, householdId }: LockedCosts, id: string, field: string): never {
  if (id === householdId) throw forbidden('Only those who are going can do that.');
  if (!row.households.some((each) => each.id === id) && !householdsIn(row).has(id)) throw notFound();
  const words = 'They aren’t going on this trip.';
  throw badInput(words, { [field]: words });
}
