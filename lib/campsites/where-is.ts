import 'server-only';
import type { Position } from '../geometry';
import { nearestPlace } from '../places/find-place';
import { placeText } from '../places/place-text';
import type { Tx } from '../server/db/client';

/**
 * Returns the state, postcode and address of the suburb at a position. The suburb's name is the
 * address unless one is given.
 */
export async function whereIs(tx: Tx, spot: Position, address: string | null) {
  const suburb = await nearestPlace(spot, tx);
  if (!suburb) return { address };
  const { name, state, postcode } = suburb;
  // An address doesn't name the state OT ("other territories").
  const written = state === 'OT' ? null : state;
  return { state, postcode, address: address ?? placeText(name, written, postcode) };
}
