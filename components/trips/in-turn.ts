let last: Promise<unknown> = Promise.resolve();

/** Sends requests one after the other: each request starts when all earlier requests have ended. */
export function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const sent = last.then(send);
  last = sent.catch(() => undefined);
  return sent;
}
