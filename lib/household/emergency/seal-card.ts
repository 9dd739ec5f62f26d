import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '@/lib/errors';
import { decryptText, encryptText, keyFor } from '@/lib/server/cipher';
import { env } from '@/lib/server/env';
import { type Card, card } from './schema';

/** An account's card belongs to its profile, a guest's to the household on one trip. */
export type CardOwner = { profileId: string } | { tripId: string; householdId: string };

const VERSION = 1;
const KEY_ID = 8;
const HEAD = 1 + KEY_ID;

const off = () => new AppError(503, 'Cards for an emergency are off on this server.');
const unreadable = () =>
  new AppError(
    503,
    'This card can’t be read here: it was encrypted with another key. Please write it again.',
  );

/** Without EMERGENCY_KEY pages leave the cards out. */
export const cardsAreOn = () => env().EMERGENCY_KEY !== undefined;

export function requireCardsOn(): Buffer {
  const { EMERGENCY_KEY } = env();
  if (!EMERGENCY_KEY) throw off();
  return keyFor(EMERGENCY_KEY, 'emergency card');
}

const headOf = (key: Buffer) =>
  Buffer.concat([Buffer.of(VERSION), createHash('sha256').update(key).digest().subarray(0, KEY_ID)]);

// The owner's id is authenticated with the card, so that a card that is put into another's row is unreadable.
const aboutOf = (owner: CardOwner) =>
  'profileId' in owner ? `profile ${owner.profileId}` : `guest ${owner.tripId} ${owner.householdId}`;

export function sealCard(owner: CardOwner, open: Card): Uint8Array<ArrayBuffer> {
  const key = requireCardsOn();
  const sealed = encryptText(key, JSON.stringify(open), aboutOf(owner));
  return new Uint8Array([...headOf(key), ...sealed]);
}

/** Throws 503 for bytes that another key encrypted, that were changed, or that are another owner's. */
export function openSealed(owner: CardOwner, sealed: Uint8Array): Card {
  const key = requireCardsOn();
  const bytes = Buffer.from(sealed);
  if (!bytes.subarray(0, HEAD).equals(headOf(key))) throw unreadable();
  let text: string;
  try {
    text = decryptText(key, bytes.subarray(HEAD), aboutOf(owner));
  } catch {
    throw unreadable();
  }
  return card.parse(JSON.parse(text));
}

/** Null for a card that this server can't read. */
export function openIfReadable(owner: CardOwner, sealed: Uint8Array): Card | null {
  try {
    return openSealed(owner, sealed);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
