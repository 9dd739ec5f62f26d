const PREFIX = 'ai-';

export const suggestionPageId = (suggestionId: string) => `${PREFIX}${suggestionId}`;

export const suggestionOf = (pageId: string) =>
  pageId.startsWith(PREFIX) ? pageId.slice(PREFIX.length) : null;
