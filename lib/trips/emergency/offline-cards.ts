import 'server-only';
import { addDays } from '@/lib/dates';
import { openIfReadable } from '@/lib/household/emergency/seal-card';
import { instantIn } from '@/lib/places/clock';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { DAYS_AFTER, refusalOf, SHOWN_MS } from './may-open';
import { dayAtSite, isFirstAider, ownerOfCard, readEmergency, zoneAtSite } from './read-emergency';
import type { OfflineCards } from './schema';
import { storedCards, withThoseComing } from './stored-cards';

/**
 * For the devices of an accepted first-aider: the cards of others that they may open today. A device keeps
 * them encrypted (lib/offline/worker/cards.ts), and its opening of one reaches openCard later. For everybody
 * else the list is empty, which also deletes the cards from the device of somebody who isn't a first-aider any more.
 */
export async function listOfflineCards(caller: TripCaller): Promise<OfflineCards> {
  const row = await readEmergency(caller);
  const day = dayAtSite(row, new Date());
  const reader = { going: row.going, firstAider: true };
  const openable = row.households.filter(
    ({ id, shares }) => id !== row.ownId && refusalOf({ trip: row, reader, shares, day }) === null,
  );
  const kept = isFirstAider(row) && !row.calledOff ? openable.map(({ id }) => id) : [];
  const stored = await storedCards(db, caller.tripId, kept);
  return {
    cards: stored.flatMap((each) => {
      const card = openIfReadable(ownerOfCard(caller.tripId, each), each.sealed);
      return card ? { household_id: each.id, card: withThoseComing(card, each) } : [];
    }),
    until: instantIn(zoneAtSite(row), addDays(row.end_date, DAYS_AFTER + 1), '00:00').toISOString(),
    shown_seconds: SHOWN_MS / 1000,
  };
}
