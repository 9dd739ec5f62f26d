/**
 * Returns the owner key of a guest's household. Every stored page and waiting change has an owner
 * key: for an account it is the account's id. So a device can store the data of an account and of
 * guests' households side by side, and delete the data of each owner separately.
 */
export const householdOwner = (householdId: string) => `household ${householdId}`;

/** Returns the id of the household with this owner key; undefined for the key of an account. */
export const householdOf = (owner: string): string | undefined => /^household (.+)$/.exec(owner)?.[1];
