import 'server-only';
import type { Position } from '@/lib/geometry';
import { nearestPlace } from '@/lib/places/find-place';
import { placeText } from '@/lib/places/place-text';
import type { Tx } from '@/lib/server/db/client';

/**
 * Returns the state and postcode of the suburb at a position, and the address. When no address is
 * given, the suburb is the address.
 */
export async function whereIs(tx: Tx, spot: Position, address: string | null) {
  const suburb = await nearestPlace(spot, tx);
  if (!suburb) return { address };
  const { name, state, postcode } = suburb;
  // An address doesn't name the state OT ("other territories").
  const written = state === 'OT' ? null : state;
  return { state, postcode, address: address ?? placeText(name, written, postcode) };
}
