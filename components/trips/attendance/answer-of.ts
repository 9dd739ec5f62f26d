/**
 * The same name on every page, so that a later answer replaces an earlier one in the queue of
 * unsent changes.
 */
export const answerOf = (tripId: string) => ({ thing: `answer ${tripId}`, kind: 'Your answer' });
