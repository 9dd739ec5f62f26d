/**
 * Pages and changes are stored by owner (an account's id, or this key of a guest's household), so one device
 * can keep several owners' data side by side and delete each owner's separately.
 */
export const householdOwner = (householdId: string) => `household ${householdId}`;

export const householdOf = (owner: string): string | undefined => /^household (.+)$/.exec(owner)?.[1];
