/** Each sender, an account or a guest's household on a trip, has its own rate limits and idempotency keys. */
export type Principal = { userId: string } | { tripId: string; householdId: string };

export const principalId = (principal: Principal): string =>
  'userId' in principal ? principal.userId : principal.householdId;
