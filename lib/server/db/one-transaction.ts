import { AsyncLocalStorage } from 'node:async_hooks';

type Transact<Tx> = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

interface Open<Tx> {
  tx: Tx;
  /** Runs a last statement and commits; rolls back when the statement throws. */
  end: (last: (tx: Tx) => Promise<unknown>) => Promise<unknown>;
}

interface Unit<Tx> {
  transact: Transact<Tx>;
  open?: Open<Tx>;
  ended?: true;
}

export function joinTransactions<Tx>(transact: Transact<Tx>) {
  const units = new AsyncLocalStorage<Unit<Tx>>();

  const transaction: Transact<Tx> = async (work) => {
    const unit = units.getStore();
    // Next runs `after` callbacks in the handler's context, so this may run after the work has ended.
    if (!unit || unit.ended) return transact(work);
    if (unit.open) return work(unit.open.tx);
    const { result, open } = await keepOpen(unit.transact, work);
    unit.open = open;
    return result;
  };

  /** Nothing is saved when `first`, `work` or `last` fails, or the process or the connection dies. */
  const inOneTransaction = async <T>(
    work: () => Promise<T>,
    last: (tx: Tx, result: T) => Promise<unknown>,
    first: (tx: Tx) => Promise<unknown> = async () => undefined,
  ): Promise<T> => {
    const begun: Transact<Tx> = (rest) => transact((tx) => first(tx).then(() => rest(tx)));
    const unit: Unit<Tx> = { transact: begun };
    const result = await units.run(unit, work).catch(async (error: unknown) => {
      unit.ended = true;
      await unit.open?.end(() => Promise.reject(error)).catch(() => undefined);
      throw error;
    });
    const save = (tx: Tx) => last(tx, result);
    unit.ended = true;
    await (unit.open ? unit.open.end(save) : begun(save));
    return result;
  };

  return { transaction, inOneTransaction };
}

/** Resolves when `work` is done, with the transaction still open. A failure rolls back at once. */
function keepOpen<Tx, T>(
  transact: Transact<Tx>,
  work: (tx: Tx) => Promise<T>,
): Promise<{ result: T; open: Open<Tx> }> {
  return new Promise((resolve, reject) => {
    const ended = transact(async (tx) => {
      const result = await work(tx);
      await new Promise<void>((done, failed) => {
        const end: Open<Tx>['end'] = (last) => {
          last(tx).then(() => done(), failed);
          return ended;
        };
        resolve({ result, open: { tx, end } });
      });
    });
    ended.catch(reject);
  });
}
