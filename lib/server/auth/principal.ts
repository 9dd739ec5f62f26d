import { signedOut } from '@/lib/errors';

/** Each sender, an account or a guest's household on a trip, has its own rate limits and idempotency keys. */
export type Principal = { userId: string } | { tripId: string; householdId: string };

export const principalId = (principal: Principal): string =>
  'userId' in principal ? principal.userId : principal.householdId;

/** Throws 401: while the change waited for reception, another person may have logged in on the device. */
export function requireMeant({ headers }: Request, sender: Principal | undefined): void {
  if (!sender) return;
  const [account, household] = [headers.get('for-account'), headers.get('for-household')];
  if (account && (!('userId' in sender) || account !== sender.userId)) throw signedOut();
  if (household && (!('householdId' in sender) || household !== sender.householdId)) throw signedOut();
}
