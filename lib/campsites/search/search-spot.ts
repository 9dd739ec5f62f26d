import { optionalText } from '@/lib/fields';
import type { Position } from '@/lib/geometry';
import { inAustralia } from '../australia';

export interface SearchSpot {
  at: Position;
  name: string;
}

export const SPOT_UNREADABLE = 'We couldn’t read the position in this link.';
export const SPOT_OUTSIDE = 'That position isn’t in Australia.';

const name = optionalText();

export function readSpot(
  given: (name: string) => string | undefined,
): SearchSpot | { refused: string } | null {
  const [latitude, longitude] = [given('latitude'), given('longitude')];
  if (latitude === undefined && longitude === undefined) return null;
  const [near, typed] = [name.safeParse(given('near')?.trim()).data ?? null, given('postcode')];
  // Without JavaScript a form sends the position and the text. A text other than the position's
  // name is another place that the person has typed.
  if (typed !== undefined && typed.trim() !== near) return null;
  const at = { latitude: degreesOf(latitude), longitude: degreesOf(longitude) };
  if (Number.isNaN(at.latitude) || Number.isNaN(at.longitude)) return { refused: SPOT_UNREADABLE };
  if (!inAustralia(at)) return { refused: SPOT_OUTSIDE };
  return { at, name: near ?? `${at.latitude}, ${at.longitude}` };
}

/**
 * Four decimals, as in the addresses that the app makes. NaN for a text that isn't a plain decimal
 * number.
 */
const degreesOf = (text = ''): number =>
  /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(Number(text).toFixed(4)) : Number.NaN;
