/**
 * Who kept pages and waiting changes belong to: an account, by its bare id, or a guest's household. A device keeps them
 * side by side, and neither wipes the other.
 */
export const householdOwner = (householdId: string) => `household ${householdId}`;

/** The household's id; undefined for an account. */
export const householdOf = (owner: string): string | undefined => /^household (.+)$/.exec(owner)?.[1];
