/**
 * The sender of a request: an account, or a guest's household on a trip. Each sender has its own rate
 * limits and idempotency keys.
 */
export type Principal = { userId: string } | { tripId: string; householdId: string };

/** Returns the user's id or, for a guest, the household's id. */
export const principalId = (principal: Principal): string =>
  'userId' in principal ? principal.userId : principal.householdId;
