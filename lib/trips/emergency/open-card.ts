import 'server-only';
import { randomUUID } from 'node:crypto';
import { clockText } from '@/lib/dates';
import { forbidden, notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { openSealed, requireCardsOn } from '@/lib/household/emergency/seal-card';
import { timeIn } from '@/lib/places/clock';
import { db, type Tx } from '@/lib/server/db/client';
import { spendOn } from '@/lib/server/http/rate-limiter';
import { shortName } from '../households/household-name';
import { lockRow } from '../lock-trip';
import { calledOff } from '../policy';
import type { TripCaller } from '../trip-caller';
import { refusalOf, SHOWN_MS } from './may-open';
import {
  dayAtSite,
  type EmergencyRow,
  isFirstAider,
  isOpeningOf,
  openingThatShows,
  ownerOfCard,
  readEmergency,
  zoneAtSite,
} from './read-emergency';
import type { OpenedCard } from './schema';
import { type StoredCard, storedCards, withThoseComing } from './stored-cards';
import { tellOpening } from './tell-opening';

/**
 * Writes the opening down and tells the card's household. While the card still shows, another reason
 * only joins the same opening, and nobody is told again.
 */
export async function openCard(caller: TripCaller, householdId: string, reason: string): Promise<OpenedCard> {
  requireCardsOn();
  const subject = 'viewer' in caller ? caller.viewer.profileId : caller.householdId;
  return spendOn('cardOpenings', subject, 1, () =>
    db.$transaction(async (tx) => {
      await lockRow(tx, caller.tripId);
      const now = new Date();
      const row = await readEmergency(caller, tx);
      if (row.calledOff) throw calledOff();
      const stored = await requireOpenable(tx, caller, row, householdId, now);
      const before = openingThatShows(row, householdId, now);
      const at = before ? new Date(before.at) : now;
      const opened = shown(caller.tripId, stored, at);
      const isKnown = row.openings.some(
        (each) => each.at === before?.at && isOpeningOf(row, householdId, each) && each.reason === reason,
      );
      if (!isKnown && householdId !== row.ownId) {
        const opening = { id: randomUUID(), tripId: caller.tripId, householdId, reason, openedAt: at };
        await tx.cardOpening.create({ data: { ...opening, openerId: row.ownId, openerName: row.name } });
        if (!before) await tellOpening(tx, opening, { name: row.name, zone: zoneAtSite(row) });
      }
      return opened;
    }),
  );
}

/** Throws 404 for a household that isn't going or has no card, and 403 where it isn't shared with the reader. */
async function requireOpenable(
  tx: Tx,
  { tripId }: TripCaller,
  row: EmergencyRow,
  householdId: string,
  now: Date,
): Promise<StoredCard> {
  const found = row.households.find(({ id }) => id === householdId);
  if (!found && row.going) throw notFound();
  const reader = { going: row.going, firstAider: isFirstAider(row) };
  const refusal = refusalOf({ trip: row, reader, shares: found?.shares ?? null, day: dayAtSite(row, now) });
  if (refusal && !(row.going && householdId === row.ownId)) throw forbidden(refusal);
  const [stored] = await storedCards(tx, tripId, [householdId]);
  if (!stored) throw notFound();
  return stored;
}

const shown = (tripId: string, stored: StoredCard, at: Date): OpenedCard => ({
  card: withThoseComing(openSealed(ownerOfCard(tripId, stored), stored.sealed), stored),
  shown_until: new Date(at.getTime() + SHOWN_MS).toISOString(),
});

export interface OpenedPage extends OpenedCard {
  name: string;
  /** "2:41 pm", at the site. */
  toldAt: string;
  shutsAt: string;
}

/** Null unless the reader's household has opened the card within the last hour and still may. */
export async function getOpenedCard(caller: TripCaller, householdId: string): Promise<OpenedPage | null> {
  if (!isId(householdId)) return null;
  const now = new Date();
  const row = await readEmergency(caller);
  const opening = openingThatShows(row, householdId, now);
  if (!opening || row.calledOff) return null;
  const stored = await requireOpenable(db, caller, row, householdId, now).catch(() => null);
  if (!stored) return null;
  const at = new Date(opening.at);
  const name = row.households.find(({ id }) => id === householdId)?.name ?? '';
  const opened = shown(caller.tripId, stored, at);
  const clock = (time: string | Date) => clockText(timeIn(zoneAtSite(row), new Date(time)));
  return { ...opened, name: shortName(name), toldAt: clock(at), shutsAt: clock(opened.shown_until) };
}
