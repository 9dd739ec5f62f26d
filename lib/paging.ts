import { isValidText } from './text';

/** How many items a long list shows at first, and how many each request for more adds. */
export const PAGE_SIZE = 30;

export const GROUPS = 10;
export const PEOPLE_OF_GROUP = 10;

/** More than any family needs. */
export const CHOICES = 40;

export const EXPENSES = 25;
export const GEAR_LINES = 100;

/** A new trip's form shows at first the groups that together have at most this many addresses. */
export const GROUP_ADDRESSES = 300;

export type ShowParam = string | string[] | undefined;

/** From the URL's parameter `show`; `step` when it is smaller, invalid or missing. */
export function requestedCount(show: ShowParam, step = PAGE_SIZE): number {
  const count = typeof show === 'string' && /^\d{1,5}$/.test(show) ? Number(show) : 0;
  return Math.max(step, count);
}

export const MAX_SEARCH_TEXT = 80;

/** Null also when the text is too long or has characters that Postgres refuses. */
export function requestedText(text: ShowParam): string | null {
  if (typeof text !== 'string' || text.length > MAX_SEARCH_TEXT || !isValidText(text)) return null;
  return text.trim() || null;
}
