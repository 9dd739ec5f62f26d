import { singletons } from './singleton';

beforeEach(() => {
  singletons.delete('lifecycle');
});

/** The module as the scripts have it, and as the app's bundle has it. */
async function bothSides() {
  const load = () => {
    jest.resetModules();
    return import('./lifecycle');
  };
  return [await load(), await load()] as const;
}

test('the app is told that a server of ours serves it, and nobody else says so', async () => {
  const [scripts, app] = await bothSides();
  expect(app.isOwnServer()).toBe(false);
  scripts.setOwnServer(true);
  expect(app.isOwnServer()).toBe(true);
});

test('a stop ends what the app named for it, each once', async () => {
  const [scripts, app] = await bothSides();
  const end = jest.fn();
  app.onStop(end);
  app.onStop(end);
  scripts.stop();
  expect(end).toHaveBeenCalledTimes(1);
});

test('a shutdown waits for every task, also where one fails', async () => {
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

test('a task that never ends is not waited for without end', async () => {
  const [scripts, app] = await bothSides();
  app.onShutdown(() => new Promise(() => undefined));
  // The patience alone would not keep the process, as nothing of a hung task does.
  const alive = setTimeout(() => undefined, 10_000);
  await scripts.shutDown(20);
  clearTimeout(alive);
});
