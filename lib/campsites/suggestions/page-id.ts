const PREFIX = 'ai-';

/** Returns the id of a suggestion's page, which is one of the campsite pages. */
export const suggestionPageId = (suggestionId: string) => `${PREFIX}${suggestionId}`;

/** Returns the id of the suggestion that a page's id names; null when the page is a campsite's. */
export const suggestionOf = (pageId: string) =>
  pageId.startsWith(PREFIX) ? pageId.slice(PREFIX.length) : null;
