import 'server-only';
import type { TripCaller } from '../trip-caller';
import { ownHousehold, planOf } from './household-plan';
import { toHomeContact } from './plan';
import type { HomeContact } from './schema';

/** The plan of the caller's own household; nobody else's, not even for organisers. */
export async function getHomeContact(caller: TripCaller): Promise<HomeContact | null> {
  const plan = await planOf(caller, (await ownHousehold(caller)).id);
  return plan ? toHomeContact(plan) : null;
}
