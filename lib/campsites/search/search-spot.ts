import { optionalText } from '@/lib/fields';
import type { Position } from '@/lib/geometry';
import { inAustralia } from '../australia';

/** A position to search around, and its name on the page. */
export interface SearchSpot {
  at: Position;
  name: string;
}

export const SPOT_UNREADABLE = 'We couldn’t read the position in this link.';
export const SPOT_OUTSIDE = 'That position isn’t in Australia.';

const name = optionalText();

/**
 * Reads the position to search around from a page's address; returns null when the address has none.
 * When the position is unreadable or outside Australia, returns the error message.
 */
export function readSpot(
  given: (name: string) => string | undefined,
): SearchSpot | { refused: string } | null {
  const [latitude, longitude] = [given('latitude'), given('longitude')];
  if (latitude === undefined && longitude === undefined) return null;
  const [near, typed] = [name.safeParse(given('near')?.trim()).data ?? null, given('postcode')];
  // A form that is sent without JavaScript has both the position and the text. If the text isn't
  // the position's name, the person has typed another place, so the position is dropped.
  if (typed !== undefined && typed.trim() !== near) return null;
  const at = { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
  if (Number.isNaN(at.latitude) || Number.isNaN(at.longitude)) return { refused: SPOT_UNREADABLE };
  if (!inAustralia(at)) return { refused: SPOT_OUTSIDE };
  return { at, name: near ?? `${at.latitude}, ${at.longitude}` };
}

/**
 * Returns the text as a number rounded to four decimals, as in the addresses that the app makes.
 * NaN for a text that isn't a plain decimal number.
 */
const degreesOf = (text = ''): number =>
  /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(Number(text).toFixed(4)) : Number.NaN;
