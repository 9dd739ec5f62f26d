import { isValidText } from './text';

/** How much of a long list a page shows at first, and how much more each time it is asked for more. */
export const PAGE_SIZE = 30;

/** The same of groups, and of the people of each. */
export const GROUPS = 10;
export const PEOPLE_OF_GROUP = 10;

/** The same of what a form lets somebody choose from, by a button: more than any family. */
export const CHOICES = 40;

/** The same of a trip's expenses, and of its lines of gear. */
export const EXPENSES = 25;
export const GEAR_LINES = 100;

/** The addresses in the groups that the form of a new trip begins with. */
export const GROUP_ADDRESSES = 300;

/** A page's parameter such as `show`. */
export type ShowParam = string | string[] | undefined;

/** How many of a list an address asks for; the first part where it asks for nothing or for nonsense. */
export function requestedCount(show: ShowParam, step = PAGE_SIZE): number {
  const count = typeof show === 'string' && /^\d{1,5}$/.test(show) ? Number(show) : 0;
  return Math.max(step, count);
}

/** The longest text that a list is searched for. */
export const MAX_SEARCH_TEXT = 80;

/** The text that an address searches a list for; null for none, or one that is too long or can't be looked up. */
export function requestedText(text: ShowParam): string | null {
  if (typeof text !== 'string' || text.length > MAX_SEARCH_TEXT || !isValidText(text)) return null;
  return text.trim() || null;
}
