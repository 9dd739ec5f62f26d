const PREFIX = 'ai-';

/** Returns the id of a suggestion's page: the page is at /campsite/{id}, like a campsite's. */
export const suggestionPageId = (suggestionId: string) => `${PREFIX}${suggestionId}`;

/**
 * Returns the id of the suggestion that a page id stands for; null when the page is a campsite's.
 */
export const suggestionOf = (pageId: string) =>
  pageId.startsWith(PREFIX) ? pageId.slice(PREFIX.length) : null;
