import { isValidText } from './text';

/**
 * Page size of a long list: how many items it shows at first, and how many each request for more
 * adds.
 */
export const PAGE_SIZE = 30;

/** Page size of the groups, and of the people in each group. */
export const GROUPS = 10;
export const PEOPLE_OF_GROUP = 10;

/** Page size of the choices in a form. It is more than any family needs. */
export const CHOICES = 40;

/** Page size of a trip's expenses, and of its lines of gear. */
export const EXPENSES = 25;
export const GEAR_LINES = 100;

/** How many addresses all groups together show at first in the form for a new trip. */
export const GROUP_ADDRESSES = 300;

/** A parameter of a page's address, such as `show`. */
export type ShowParam = string | string[] | undefined;

/** Returns how many items a page's address asks for. Without a valid number, returns one step. */
export function requestedCount(show: ShowParam, step = PAGE_SIZE): number {
  const count = typeof show === 'string' && /^\d{1,5}$/.test(show) ? Number(show) : 0;
  return Math.max(step, count);
}

/** The longest text that a person can search a list for. */
export const MAX_SEARCH_TEXT = 80;

/**
 * Returns the text that a page's address searches a list for. Null when the text is missing, too
 * long or has characters that Postgres refuses.
 */
export function requestedText(text: ShowParam): string | null {
  if (typeof text !== 'string' || text.length > MAX_SEARCH_TEXT || !isValidText(text)) return null;
  return text.trim() || null;
}
