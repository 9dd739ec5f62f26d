let last: Promise<unknown> = Promise.resolve();

/** Each request starts when all earlier ones have ended. */
export function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const sent = last.then(send);
  last = sent.catch(() => undefined);
  return sent;
}
