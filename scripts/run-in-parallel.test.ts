import { setTimeout as delay } from 'node:timers/promises';
import { runInParallel } from './run-in-parallel';
import { aborted } from './server/stop-signal';

const never = new AbortController().signal;

test('all tasks run in parallel and finish', async () => {
  const done: string[] = [];
  const waits = async () => {
    await delay(20);
    done.push('what waits');
  };
  const hurries = async () => {
    done.push('what hurries');
  };
  await runInParallel(never, waits, hurries);
  expect(done).toEqual(['what hurries', 'what waits']);
});

test('the first failure aborts the other tasks and is thrown', async () => {
  let ended = false;
  const build = async (signal: AbortSignal) => {
    await aborted(signal);
    ended = true;
    throw new Error('Stopped.');
  };
  const tests = () => Promise.reject(new Error('A test failed.'));
  await expect(runInParallel(never, build, tests)).rejects.toThrow('A test failed.');
  expect(ended).toBe(true);
});

test('aborting the signal stops all tasks', async () => {
  const stop = new AbortController();
  const all = runInParallel(stop.signal, aborted, aborted);
  stop.abort();
  await expect(all).resolves.toBeUndefined();
});
