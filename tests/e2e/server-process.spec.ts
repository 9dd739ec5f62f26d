import { once } from 'node:events';
import { expect, test } from './fixtures';
import { ownServer } from './own-server';

const start = () => ownServer(() => ['--import', 'tsx', 'scripts/server/start.ts']);

const responds = (url: string) =>
  fetch(`${url}/api/health`).then(
    () => true,
    () => false,
  );

test('the serving process ends when `npm start` is stopped or killed', async () => {
  test.setTimeout(120_000);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const server = await start();
    try {
      const ended = once(server.process, 'exit');
      server.process.kill(signal);
      // A killed process has a signal instead of an exit code.
      expect([signal, ...(await ended)]).toEqual(
        signal === 'SIGTERM' ? [signal, 0, null] : [signal, null, signal],
      );
      await expect.poll(() => responds(server.url), { timeout: 5_000 }).toBe(false);
    } finally {
      await server.stop();
    }
  }
});
