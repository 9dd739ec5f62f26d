/** The turning points of a trip, the last one first, and what official lists say. */
export const chatKeys = ['settle', 'conditions', 'meet', 'last call', 'seats', 'decided', 'created'] as const;
export type ChatKey = (typeof chatKeys)[number];

export interface ChatText {
  key: ChatKey;
  text: string;
}

export const MOST_LETTERS = 500;

/** What stands in place of the link. */
export const UNLINKED = ' in Campmates.';

/** The link is always last, so that a text can be had without it. */
export const withLink = (words: string, url: string): string =>
  `${words}${/[.?!…:]$/.test(words) ? '' : ':'} ${url}`;

/** The text up to its link. */
export const beforeLink = (text: string, url: string): string => text.slice(0, -`: ${url}`.length);

export const withoutLink = (text: string, url: string): string => beforeLink(text, url) + UNLINKED;
