import { joinTransactions } from './one-transaction';

/**
 * Returns a fake $transaction. It numbers its transactions, and notes their writes and whether they
 * commit.
 */
function noted() {
  const notes: string[] = [];
  let last = 0;
  const transact = async <T>(work: (tx: number) => Promise<T>): Promise<T> => {
    last += 1;
    const tx = last;
    try {
      const result = await work(tx);
      notes.push(`${tx} committed`);
      return result;
    } catch (error) {
      notes.push(`${tx} rolled back`);
      throw error;
    }
  };
  const { transaction, inOneTransaction } = joinTransactions<number>(transact);
  const write = (what: string) =>
    transaction(async (tx) => {
      notes.push(`${tx} ${what}`);
    });
  return { notes, write, inOneTransaction };
}

const last = (notes: string[]) => async (tx: number) => notes.push(`${tx} last`);

test('all transactions of a unit of work and its last write are one transaction', async () => {
  const { notes, write, inOneTransaction } = noted();
  const work = async () => {
    await write('first');
    await write('second');
  };
  await inOneTransaction(work, last(notes));
  expect(notes).toEqual(['1 first', '1 second', '1 last', '1 committed']);
});

test('the last write is saved even when the work had no transaction', async () => {
  const { notes, inOneTransaction } = noted();
  await inOneTransaction(async () => undefined, last(notes));
  expect(notes).toEqual(['1 last', '1 committed']);
});

test.each([
  ['has transactions', ['1 lock', '1 one', '1 two', '1 last', '1 committed']],
  ['has none', ['1 lock', '1 last', '1 committed']],
])('the first write opens the transaction of work that %s, and runs once', async (what, expected) => {
  const { notes, write, inOneTransaction } = noted();
  const work = async () => {
    if (what === 'has none') return;
    await write('one');
    await write('two');
  };
  await inOneTransaction(work, last(notes), async (tx) => notes.push(`${tx} lock`));
  expect(notes).toEqual(expected);
});

test('nothing is written when the first write fails', async () => {
  const { notes, write, inOneTransaction } = noted();
  const first = () => Promise.reject(new Error('gone'));
  await expect(inOneTransaction(() => write('one'), last(notes), first)).rejects.toThrow('gone');
  expect(notes).toEqual(['1 rolled back']);
});

test.each([
  ['the work fails after it', async () => undefined, true],
  ['what comes last fails', () => Promise.reject(new Error('full')), false],
])('everything is rolled back when %s', async (_why, saveLast, fails) => {
  const { notes, write, inOneTransaction } = noted();
  const work = async () => {
    await write('first');
    if (fails) throw new Error('no');
  };
  await expect(inOneTransaction(work, saveLast)).rejects.toThrow();
  expect(notes).toEqual(['1 first', '1 rolled back']);
});

test.each([
  ['succeeds', false],
  ['fails', true],
])('code started in work that %s, which runs on after it, has its own transactions', async (_how, fails) => {
  const { notes, write, inOneTransaction } = noted();
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  let later: Promise<void> | undefined;
  const work = async () => {
    await write('first');
    later = responded.then(() => write('later'));
    if (fails) throw new Error('no');
  };
  await inOneTransaction(work, async () => undefined).catch(() => undefined);
  respond();
  await later;
  expect(notes).toEqual(['1 first', `1 ${fails ? 'rolled back' : 'committed'}`, '2 later', '2 committed']);
});
