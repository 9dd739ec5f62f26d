import { test } from './fixtures';
import { expectMiddleware } from './forged-headers';
import { ownServer } from './own-server';

test('no header of a client can switch the middleware off', async ({ baseURL }) => {
  await expectMiddleware(baseURL ?? '');
});

test('nor can one under a plain next start', { tag: '@release' }, async () => {
  test.setTimeout(120_000);
  const server = await ownServer((port) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port)]);
  await expectMiddleware(server.url).finally(server.stop);
});
