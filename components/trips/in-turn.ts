let last: Promise<unknown> = Promise.resolve();

/** Sends changes one after the other, so that each request sees the earlier ones saved. */
export function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const sent = last.then(send);
  last = sent.catch(() => undefined);
  return sent;
}
