/** Whom limits and idempotency keys count for: an account, or a guest's household on a trip. */
export type Principal = { userId: string } | { tripId: string; householdId: string };

/** The user's id or the household's. */
export const principalId = (principal: Principal): string =>
  'userId' in principal ? principal.userId : principal.householdId;
