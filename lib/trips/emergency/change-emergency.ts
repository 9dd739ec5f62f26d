import 'server-only';
import { badInput, forbidden } from '@/lib/errors';
import { saveOwnCardIn } from '@/lib/household/emergency/own-card';
import { saveCard } from '@/lib/household/emergency/save-card';
import { requireCardsOn } from '@/lib/household/emergency/seal-card';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { lockRow, RUNNERS_ALONE } from '../lock-trip';
import { calledOff } from '../policy';
import type { TripCaller } from '../trip-caller';
import { askFirstAiders } from './ask-first-aiders';
import {
  type CardPersonRow,
  campersSql,
  type EmergencyRow,
  getEmergency,
  readEmergency,
} from './read-emergency';
import type { Emergency, EmergencyChange } from './schema';

/** Throws 403 without the right to one of the changes, and then makes none. */
export async function changeEmergency(caller: TripCaller, change: EmergencyChange): Promise<Emergency> {
  requireCardsOn();
  const { first_aiders, accept, shares, ...card } = change;
  return db.$transaction(async (tx) => {
    // A profile is locked before a trip.
    const written = Object.keys(card).length > 0;
    if (written && 'viewer' in caller) await saveOwnCardIn(tx, caller.viewer, card);
    await lockRow(tx, caller.tripId);
    const row = await readEmergency(caller, tx);
    if (row.calledOff) throw calledOff();
    const own = written || shares !== undefined;
    if ((own || accept !== undefined) && !row.going)
      throw forbidden('Only those who are going can have a card on this trip.');
    const where = { tripId_id: { tripId: caller.tripId, id: row.ownId } };
    if (own) {
      await tx.$queryRaw`select from households where trip_id = ${caller.tripId}::uuid and id = ${row.ownId}::uuid for no key update`;
      if (written && !('viewer' in caller)) await saveGuestCard(tx, caller.tripId, row.ownId, card);
      // Whoever saves a card on the trip lets its first-aiders open it.
      await tx.household.update({
        where,
        data: { sharesCard: shares ?? row.shares ?? false },
        select: { id: true },
      });
    }
    if (first_aiders) await nameFirstAiders(tx, caller.tripId, row, first_aiders);
    if (accept !== undefined) await acceptAid(tx, caller.tripId, row, accept);
    return getEmergency(caller, tx);
  });
}

async function saveGuestCard(
  tx: Tx,
  tripId: string,
  householdId: string,
  { keep: _, ...card }: Omit<EmergencyChange, 'shares' | 'first_aiders' | 'accept'>,
) {
  const campers = await readRows<CardPersonRow>(campersSql(tripId, householdId), tx);
  await saveCard(
    tx,
    { tripId, householdId },
    campers.map(({ id }) => id),
    card,
  );
}

async function nameFirstAiders(tx: Tx, tripId: string, row: EmergencyRow, named: string[]): Promise<void> {
  if (!row.runs) throw forbidden(RUNNERS_ALONE);
  const going = new Set(row.households.map(({ id }) => id));
  if (named.some((id) => !going.has(id)))
    throw badInput('Please check what you entered.', {
      first_aiders: 'Only households that are going can be first-aiders.',
    });
  await tx.firstAider.deleteMany({ where: { tripId, householdId: { notIn: named } } });
  const before = new Set(row.firstAiders.map(({ id }) => id));
  const added = [...new Set(named)].filter((id) => !before.has(id));
  await tx.firstAider.createMany({
    data: added.map((householdId) => ({ tripId, householdId })),
    skipDuplicates: true,
  });
  const asked = added.filter((id) => id !== row.ownId);
  if (asked.length > 0) await askFirstAiders(tx, tripId, row, asked);
}

/** Whoever takes it back isn't named any more. */
async function acceptAid(tx: Tx, tripId: string, row: EmergencyRow, accept: boolean): Promise<void> {
  if (!row.firstAiders.some(({ id }) => id === row.ownId))
    throw forbidden('Only somebody whom an organiser has named can accept.');
  const where = { tripId_householdId: { tripId, householdId: row.ownId } };
  if (!accept) await tx.firstAider.delete({ where });
  else if (!row.firstAiders.some(({ id, accepted }) => id === row.ownId && accepted))
    await tx.firstAider.update({ where, data: { acceptedAt: new Date() } });
}
