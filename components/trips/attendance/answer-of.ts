/**
 * Names the answer to a trip in the queue of unsent changes. The name is the same on every page, so
 * that a later answer replaces an earlier one.
 */
export const answerOf = (tripId: string) => ({ thing: `answer ${tripId}`, kind: 'Your answer' });
