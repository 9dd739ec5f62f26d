import { atOnce, inTurns, type Steps } from './in-steps';

/** Work of so many steps of 3 ms each. */
function* counting(steps: number): Steps<number> {
  for (let step = 0; step < steps; step++) {
    for (const end = performance.now() + 3; performance.now() < end; );
    yield;
  }
  return steps;
}

test('the same comes of work at once and in turns', async () => {
  expect(atOnce(counting(5))).toBe(5);
  expect(await inTurns(counting(5))).toBe(5);
});

test('what waits has its turn while long work is done in turns, and none while it is done at once', async () => {
  let turns = 0;
  const waiting = () => {
    turns += 1;
    timer = setImmediate(waiting);
  };
  let timer = setImmediate(waiting);
  atOnce(counting(20));
  expect(turns).toBe(0);
  await inTurns(counting(20));
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(2);
});

test('a fault of the work is thrown', async () => {
  function* failing(): Steps<void> {
    yield;
    throw new Error('no');
  }
  await expect(inTurns(failing())).rejects.toThrow('no');
});
