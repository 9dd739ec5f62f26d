/**
 * Returns the owner key of a guest's household. Stored pages and waiting changes have an owner key;
 * an account's key is its plain id. A device stores both side by side, and neither deletes the
 * other's data.
 */
export const householdOwner = (householdId: string) => `household ${householdId}`;

/** Returns the household's id of an owner key; undefined for an account. */
export const householdOf = (owner: string): string | undefined => /^household (.+)$/.exec(owner)?.[1];
