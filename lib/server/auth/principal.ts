/**
 * The sender of a request, whose limits and idempotency keys the request uses: an account, or a
 * guest's household on a trip.
 */
export type Principal = { userId: string } | { tripId: string; householdId: string };

/** Returns the user's id or, for a guest, the household's id. */
export const principalId = (principal: Principal): string =>
  'userId' in principal ? principal.userId : principal.householdId;
