import { inTurns, type Steps } from './in-steps';

// The test sets the clock itself, because on a busy machine a real step would take longer than 3 ms.
let clock = 0;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => clock));
afterEach(() => jest.restoreAllMocks());

/** Fake work of this many steps. Each step takes 3 ms. */
function* counting(steps: number): Steps<number> {
  for (let step = 0; step < steps; step++) {
    clock += 3;
    yield;
  }
  return steps;
}

test('work gives its result', async () => expect(await inTurns(counting(5))).toBe(5));

test('other work runs between the turns', async () => {
  let turns = 0;
  const waiting = () => {
    turns += 1;
    timer = setImmediate(waiting);
  };
  let timer = setImmediate(waiting);
  await inTurns(counting(20));
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(2);
});

test('an error in the work is thrown to the caller', async () => {
  function* failing(): Steps<void> {
    yield;
    throw new Error('no');
  }
  await expect(inTurns(failing())).rejects.toThrow('no');
});

test('long work waits for earlier long work, and short work does not wait', async () => {
  const ended: string[] = [];
  const work = async (name: string, steps: number) => {
    await inTurns(counting(steps));
    ended.push(name);
  };
  await Promise.all([work('first', 20), work('second', 10), work('short', 1)]);
  expect(ended).toEqual(['short', 'first', 'second']);
});

test('long work continues when the long work before it fails', async () => {
  function* failing(): Steps<number> {
    yield* counting(10);
    throw new Error('no');
  }
  const results = await Promise.allSettled([inTurns(failing()), inTurns(counting(10))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
