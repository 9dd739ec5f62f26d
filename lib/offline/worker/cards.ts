import { momentHere } from '../as-of';
import { type NewChange, OPENING } from '../changes';
import type { HeldCard, OpenedHere, OpenHeld } from '../messages';
import { householdOf } from '../owner-key';
import { confirmHouseholds } from './households';
import { isAway } from './network';
import { epochNow, readersOf } from './owner';
import { confirmOwner, shown } from './session';
import { type KeptCard, store } from './store';

interface Told {
  cards: { household_id: string; card: unknown }[];
  until: string;
  shown_seconds: number;
}

/**
 * Replaces the cards that the owners of this trip's pages keep by those that the server tells now: none to
 * anybody but a first-aider.
 */
export async function keepCards(trip: string): Promise<void> {
  for (const owner of await readersOf(trip)) await keepCardsOf(owner, trip);
}

async function keepCardsOf(owner: string, trip: string): Promise<void> {
  const asked = await epochNow();
  const household = householdOf(owner);
  const response = await fetch(`/api/trips/${trip}/emergency/offline`, {
    headers: {
      accept: 'application/json',
      ...(household ? { 'for-household': household } : { 'for-account': owner }),
    },
    cache: 'no-store',
  });
  // Whoever isn't signed in any more loses everything that this device keeps for them.
  if (response.status === 401) return household ? void (await confirmHouseholds()) : confirmOwner();
  const refused = response.status === 403 || response.status === 404 || response.status === 410;
  if (!response.ok && !refused) return;
  const { cards, until, shown_seconds } = refused
    ? { cards: [], until: '', shown_seconds: 0 }
    : ((await response.json()) as Told);
  const sealed = await Promise.all(
    cards.map(async ({ household_id, card }) => ({
      owner,
      trip,
      household: household_id,
      until: Date.parse(until),
      shownMs: shown_seconds * 1000,
      ...(await seal(JSON.stringify(card))),
    })),
  );
  const change = (await store()).transaction(['facts', 'cards'], 'readwrite');
  const rows = change.objectStore('cards');
  if (((await change.objectStore('facts').get('epoch')) ?? 0) === asked) {
    const before = (await rows.getAll()).filter((each) => each.owner === owner && each.trip === trip);
    for (const each of before) await rows.delete(keyOf(each));
    for (const each of sealed) {
      const openedAt = before.find(({ household }) => household === each.household)?.openedAt;
      await rows.put({ ...each, openedAt });
    }
  }
  await change.done;
}

const keyOf = ({ owner, trip, household }: KeptCard): [string, string, string] => [owner, trip, household];

/** A key of its own for each card: the browser uses it, and gives it to no script. */
async function seal(text: string): Promise<Pick<KeptCard, 'key' | 'iv' | 'sealed'>> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return { key, iv, sealed };
}

const unseal = async ({ key, iv, sealed }: KeptCard): Promise<string> =>
  new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));

const CHECK_MS = 10_000;
let checkedAt = 0;

/** Deletes cards whose time is over, also without reception; with it, asks the server which ones stay. */
export async function checkCards(now = Date.now()): Promise<void> {
  const db = await store();
  const cards = await db.getAll('cards');
  for (const card of cards) if (card.until <= now) await db.delete('cards', keyOf(card));
  if (cards.length === 0 || isAway(now) || Math.abs(now - checkedAt) < CHECK_MS) return;
  checkedAt = now;
  for (const trip of new Set(cards.map((card) => card.trip))) await keepCards(trip);
}

const held = (viewer: string, trip: string): Promise<KeptCard[]> =>
  shown(async () => {
    const cards = await (await store()).getAll('cards');
    return cards.filter((card) => card.owner === viewer && card.trip === trip && card.until > Date.now());
  });

const shutsAt = ({ openedAt, shownMs }: KeptCard): number | null =>
  openedAt !== undefined && openedAt + shownMs > Date.now() ? openedAt + shownMs : null;

export async function heldCards({ viewer, trip }: { viewer: string; trip: string }): Promise<HeldCard[]> {
  const cards = await held(viewer, trip);
  return cards.map((card) => ({ household: card.household, shutsAt: shutsAt(card) }));
}

/** Tells the card only once `keep` has stored that it was opened, or while an earlier opening still shows it. */
export async function openHeld(
  { viewer, trip, household, label, reason }: OpenHeld,
  keep: (viewer: string, change: NewChange) => Promise<boolean>,
): Promise<OpenedHere | null> {
  const card = (await held(viewer, trip)).find((each) => each.household === household);
  if (!card) return null;
  const open = JSON.parse(await unseal(card)) as unknown;
  const shuts = shutsAt(card);
  if (reason === null) return shuts === null ? null : { card: open, shutsAt: shuts };
  const opening = {
    trip,
    thing: null,
    kind: OPENING,
    label,
    method: 'POST',
    path: `/api/trips/${trip}/emergency/${household}/open`,
    // It may be sent much later.
    body: JSON.stringify({ reason: `${reason} (${momentHere()}, without reception)` }),
    key: crypto.randomUUID(),
  };
  if (!(await keep(viewer, opening))) return null;
  if (shuts !== null) return { card: open, shutsAt: shuts };
  const openedAt = Date.now();
  const { store: rows, done } = (await store()).transaction('cards', 'readwrite');
  const still = await rows.get(keyOf(card));
  if (still) await rows.put({ ...still, openedAt });
  await done;
  return { card: open, shutsAt: openedAt + card.shownMs };
}
