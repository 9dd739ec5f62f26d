const PREFIX = 'ai-';

/** The id of a suggestion's page among those of campsites. */
export const suggestionPageId = (suggestionId: string) => `${PREFIX}${suggestionId}`;

/** The suggestion that a campsite page's id names; null where it names a campsite. */
export const suggestionOf = (pageId: string) =>
  pageId.startsWith(PREFIX) ? pageId.slice(PREFIX.length) : null;
