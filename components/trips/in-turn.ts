let last: Promise<unknown> = Promise.resolve();

/** Sends changes of a part one after the other, so that each call finds those before it done. */
export function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const sent = last.then(send);
  last = sent.catch(() => undefined);
  return sent;
}
