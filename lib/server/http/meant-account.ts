import { signedOut } from '@/lib/errors';
import type { Principal } from '../auth/principal';

/**
 * Throws 401 when the `For-Account` or `For-Household` header of a change names another account or
 * household than its sender. That happens when the change waited for reception on a device, and in
 * the meantime another person has logged in there or a guest has signed up.
 */
export function requireMeant({ headers }: Request, sender: Principal | undefined): void {
  if (!sender) return;
  const [account, household] = [headers.get('for-account'), headers.get('for-household')];
  if (account && (!('userId' in sender) || account !== sender.userId)) throw signedOut();
  if (household && (!('householdId' in sender) || household !== sender.householdId)) throw signedOut();
}
