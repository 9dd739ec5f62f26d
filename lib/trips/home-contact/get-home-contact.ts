import 'server-only';
import type { TripCaller } from '../trip-caller';
import { ownHousehold, planOf } from './household-plan';
import { toHomeContact } from './plan';
import type { HomeContact } from './schema';

/** Nobody can read another household's plan, not even an organiser. */
export async function getHomeContact(caller: TripCaller): Promise<HomeContact | null> {
  const plan = await planOf(caller, (await ownHousehold(caller)).id);
  return plan ? toHomeContact(plan) : null;
}
