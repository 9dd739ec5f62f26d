/**
 * Returns the name of a trip's answer in the queue of unsent changes. A later answer has the same
 * name on every page, so it replaces the earlier one.
 */
export const answerOf = (tripId: string) => ({ thing: `answer ${tripId}`, kind: 'Your answer' });
