import { singletons } from './singleton';

beforeEach(() => {
  singletons.delete('lifecycle');
});

/**
 * Returns two copies of the module, as in production, where the server's scripts and the app's bundle
 * each have a copy.
 */
async function bothSides() {
  const load = () => {
    jest.resetModules();
    return import('./lifecycle');
  };
  return [await load(), await load()] as const;
}

test('the app knows that our own server runs it, and nothing else says so', async () => {
  const [scripts, app] = await bothSides();
  expect(app.isOwnServer()).toBe(false);
  scripts.setOwnServer(true);
  expect(app.isOwnServer()).toBe(true);
});

test('a stop runs every callback that the app registered, each once', async () => {
  const [scripts, app] = await bothSides();
  const end = jest.fn();
  app.onStop(end);
  app.onStop(end);
  scripts.stop();
  expect(end).toHaveBeenCalledTimes(1);
});

test('a shutdown waits for every task, even when one fails', async () => {
  const [scripts, app] = await bothSides();
  const done: string[] = [];
  app.onShutdown(async () => {
    throw new Error('the pool is gone');
  });
  app.onShutdown(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    done.push('worker');
  });
  await scripts.shutDown(10_000);
  expect(done).toEqual(['worker']);
});

test('a shutdown does not wait forever for a task that never ends', async () => {
  const [scripts, app] = await bothSides();
  app.onShutdown(() => new Promise(() => undefined));
  // A timer that keeps the process alive, because the hung task and the shutdown's own timer don't.
  const alive = setTimeout(() => undefined, 10_000);
  await scripts.shutDown(20);
  clearTimeout(alive);
});
