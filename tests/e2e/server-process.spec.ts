import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/port';
import { expect, test } from './fixtures';
import { ownServer } from './own-server';

const start = () => ownServer(() => ['--import', 'tsx', 'scripts/server/start.ts']);

const responds = (url: string) =>
  fetch(`${url}/api/health`).then(
    () => true,
    () => false,
  );

test('the serving process ends when `npm start` is stopped or killed', { tag: '@release' }, async () => {
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

test('`npm run dev` stops its Postgres when npm is killed', { tag: '@release' }, async () => {
  test.setTimeout(120_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'campmates-dev-'));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), WEATHER_URL: 'off' };
  // A group of its own, so that the kill reaches npm alone.
  const npm = spawn('npm', ['run', 'dev'], { env, detached: true, stdio: 'ignore' });
  const postmaster = () =>
    readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').then(
      () => 'runs',
      () => 'stopped',
    );
  try {
    await expect.poll(postmaster, { timeout: 60_000 }).toBe('runs');
    npm.kill('SIGKILL');
    await expect.poll(postmaster, { timeout: 30_000 }).toBe('stopped');
  } finally {
    npm.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
