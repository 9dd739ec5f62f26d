/**
 * Names a trip's answer in the queue of unsent changes. A later answer replaces an earlier one,
 * whichever page sent it.
 */
export const answerOf = (tripId: string) => ({ thing: `answer ${tripId}`, kind: 'Your answer' });
