/** A device can keep data of an account and of guests' households, and delete each owner's separately. */
export const householdOwner = (householdId: string) => `household ${householdId}`;

export const householdOf = (owner: string): string | undefined => /^household (.+)$/.exec(owner)?.[1];
