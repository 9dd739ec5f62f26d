/** What an answer to a trip is among the changes that wait: a later one takes its place, however it is given. */
export const answerOf = (tripId: string) => ({ thing: `answer ${tripId}`, kind: 'Your answer' });
