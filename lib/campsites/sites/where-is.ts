import 'server-only';
import { badInput } from '@/lib/errors';
import type { Position } from '@/lib/geometry';
import { nearestPlace } from '@/lib/places/find-place';
import { placeText } from '@/lib/places/place-text';
import { stateAt } from '@/lib/places/state-at';
import { statesNear } from '@/lib/places/state-lines';
import type { Tx } from '@/lib/server/db/client';

/**
 * The state is the one that the owner said, else the one whose outline holds the position, else the
 * nearest place's. The locality is the nearest in that state, and only within 50 km.
 */
export async function whereIs(tx: Tx, spot: Position, address: string | null, said: string | null) {
  const mapped = stateAt(spot) ?? (await nearestPlace(spot, tx))?.state ?? null;
  const near = statesNear(spot);
  if (said && said !== mapped && !near.includes(said))
    throw badInput('Please check the state.', { state: `This position isn’t in ${said}.` });
  const state = said ?? mapped;
  const suburb = await nearestPlace(spot, tx, state);
  const known = { state, stateSaid: said !== null && near.length > 0 };
  if (!suburb) return { address, ...known, postcode: null, locality: null };
  const { name, postcode } = suburb;
  // OT ("other territories") is no part of an address.
  const written = known.state === 'OT' ? null : known.state;
  return {
    ...known,
    postcode,
    locality: suburb.near ? name : null,
    address: address ?? (suburb.near ? placeText(name, written, postcode) : null),
  };
}
