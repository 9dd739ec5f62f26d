/**
 * Returns the owner key of a guest's household. Every stored page and waiting change has an owner
 * key; an account's key is its plain id. A device can store an account's and a household's data
 * side by side, and neither deletes the other's.
 */
export const householdOwner = (householdId: string) => `household ${householdId}`;

/** Returns the id of the household that an owner key stands for; undefined for an account's key. */
export const householdOf = (owner: string): string | undefined => /^household (.+)$/.exec(owner)?.[1];
