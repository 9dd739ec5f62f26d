import 'server-only';
import type { TripCaller } from '../trip-caller';
import { ownHousehold, planOf } from './household-plan';
import { toHomeContact } from './plan';
import type { HomeContact } from './schema';

/**
 * Returns the plan of the caller's own household. Nobody else's plan can be read, not even by
 * organisers.
 */
export async function getHomeContact(caller: TripCaller): Promise<HomeContact | null> {
  const plan = await planOf(caller, (await ownHousehold(caller)).id);
  return plan ? toHomeContact(plan) : null;
}
