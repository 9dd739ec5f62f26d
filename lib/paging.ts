import { isValidText } from './text';

/**
 * How many items of a long list a page shows at first, and how many more at each request for more.
 */
export const PAGE_SIZE = 30;

/** The same for groups, and for the people of each group. */
export const GROUPS = 10;
export const PEOPLE_OF_GROUP = 10;

/** The same for the choices in a form, which a button extends. More choices than any family has. */
export const CHOICES = 40;

/** The same for a trip's expenses, and for its lines of gear. */
export const EXPENSES = 25;
export const GEAR_LINES = 100;

/** How many addresses the groups on the form of a new trip show at first. */
export const GROUP_ADDRESSES = 300;

/** A page's parameter such as `show`. */
export type ShowParam = string | string[] | undefined;

/** Returns how many items the address asks for; the first step for a missing or invalid number. */
export function requestedCount(show: ShowParam, step = PAGE_SIZE): number {
  const count = typeof show === 'string' && /^\d{1,5}$/.test(show) ? Number(show) : 0;
  return Math.max(step, count);
}

/** The longest text that a list can be searched for. */
export const MAX_SEARCH_TEXT = 80;

/**
 * Returns the text that the address searches a list for; null if it is missing,
 * too long or can't be looked up.
 */
export function requestedText(text: ShowParam): string | null {
  if (typeof text !== 'string' || text.length > MAX_SEARCH_TEXT || !isValidText(text)) return null;
  return text.trim() || null;
}
