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

/** The form for a new trip shows at first the groups that together have at most this many addresses. */
export const GROUP_ADDRESSES = 300;

/** A parameter of a page's URL, such as `show`. */
export type ShowParam = string | string[] | undefined;

/**
 * Returns the number of items to show, from the URL's parameter `show`. Returns `step` when the
 * number is smaller, invalid or missing.
 */
export function requestedCount(show: ShowParam, step = PAGE_SIZE): number {
  const count = typeof show === 'string' && /^\d{1,5}$/.test(show) ? Number(show) : 0;
  return Math.max(step, count);
}

/** Maximum length of a text that a person can search a list for, in characters. */
export const MAX_SEARCH_TEXT = 80;

/**
 * Returns the search text from the URL of a page with a list; null when the text is missing, too long
 * or has characters that Postgres refuses.
 */
export function requestedText(text: ShowParam): string | null {
  if (typeof text !== 'string' || text.length > MAX_SEARCH_TEXT || !isValidText(text)) return null;
  return text.trim() || null;
}
