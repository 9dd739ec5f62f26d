import 'server-only';
import { isId } from '@/lib/fields';
import { ownCookie, ownCookieName } from '@/lib/server/auth/own-cookie';
import { readSigned, withSignature } from '@/lib/server/auth/tokens';
import type { GuestHousehold } from '@/lib/trips/policy';

const COOKIE_SECONDS = 400 * 24 * 60 * 60;
/** When a further household is opened, the one that was opened longest ago is dropped. */
const MOST = 20;

const GUEST = 'campmates-guest';

export const guestCookieName = () => ownCookieName(GUEST);

const SIGNED = 'guest cookie';

/**
 * Newest first; [] for a forged cookie. Each request must check that the households still exist, because
 * the cookie may be older than their deletion.
 */
export function readGuestCookie(cookies: Cookies): GuestHousehold[] {
  const text = readSigned(SIGNED, cookies.get(guestCookieName())?.value);
  if (!text) return [];
  const ids = Buffer.from(text, 'base64url').toString().split(' ');
  return ids.flatMap((tripId, at) => {
    const householdId = ids[at + 1] ?? '';
    return at % 2 === 0 && isId(tripId) && isId(householdId) ? [{ tripId, householdId }] : [];
  });
}

interface Cookies {
  get: (name: string) => { value: string } | undefined;
}

/** The household replaces an earlier one on the same trip. */
export function guestCookie(cookies: Cookies, opened: GuestHousehold): string {
  const others = readGuestCookie(cookies).filter(({ tripId }) => tripId !== opened.tripId);
  const text = [opened, ...others]
    .slice(0, MOST)
    .map(({ tripId, householdId }) => `${tripId} ${householdId}`)
    .join(' ');
  const value = Buffer.from(text).toString('base64url');
  return ownCookie(GUEST, withSignature(SIGNED, value), COOKIE_SECONDS);
}

export const endedGuestCookie = () => ownCookie(GUEST, '', 0);
