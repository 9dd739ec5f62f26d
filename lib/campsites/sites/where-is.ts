import 'server-only';
import type { Position } from '@/lib/geometry';
import { nearestPlace } from '@/lib/places/find-place';
import { placeText } from '@/lib/places/place-text';
import type { Tx } from '@/lib/server/db/client';

/**
 * Returns the address with the state and postcode of the suburb nearest to the position. Without an
 * address, the suburb is the address.
 */
export async function whereIs(tx: Tx, spot: Position, address: string | null) {
  const suburb = await nearestPlace(spot, tx);
  if (!suburb) return { address };
  const { name, state, postcode } = suburb;
  // Leave out the state OT ("other territories"), because it is no part of an address.
  const written = state === 'OT' ? null : state;
  return { state, postcode, address: address ?? placeText(name, written, postcode) };
}
