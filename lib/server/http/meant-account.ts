import { signedOut } from '@/lib/errors';
import type { Principal } from '../auth/principal';

/** Throws 401: while the change waited for reception, another person may have logged in on the device. */
export function requireMeant({ headers }: Request, sender: Principal | undefined): void {
  if (!sender) return;
  const [account, household] = [headers.get('for-account'), headers.get('for-household')];
  if (account && (!('userId' in sender) || account !== sender.userId)) throw signedOut();
  if (household && (!('householdId' in sender) || household !== sender.householdId)) throw signedOut();
}
