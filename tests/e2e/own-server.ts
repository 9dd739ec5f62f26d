import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/port';

const secret = 'a secret for a server of its own, long enough';

/** A server and a database for one story only. The story can stop the database while the server runs. */
export interface OwnServer {
  url: string;
  databaseUrl: string;
  process: ChildProcess;
  secret: string;
  /** Stops Postgres, and pauses the process that would otherwise restart it. */
  stopPostgres(): Promise<void>;
  startPostgres(): Promise<void>;
  /** The server's output so far. */
  log(): string;
  /** Stops the server with SIGTERM and returns how many milliseconds that took. */
  terminate(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the production build on a free port with a command for Node, such as a plain `next start`.
 */
export async function ownServer(
  commandOn: (port: number) => string[],
  more: Record<string, string> = {},
): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campmates-'));
  const keeper = start(['--import', 'tsx', 'tests/servers/postgres-process.ts', dataDir]);
  const [line] = await once(keeper.stdout ?? keeper, 'data');
  const databaseUrl = String(line).trim();
  const port = await freePort();
  const env = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: secret,
    DATA_DIR: dataDir,
    WEATHER_URL: 'off',
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    ...more,
  };
  await once(start(['--import', 'tsx', 'scripts/database/migrate.ts'], env), 'exit');
  const server = start(commandOn(port), env);
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (words) => (said += words));
  const url = `http://localhost:${port}`;
  const postmaster = async () =>
    Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const stop = async () => {
    keeper.kill('SIGCONT');
    await end(server);
    await end(keeper);
    await rm(dataDir, { recursive: true, force: true });
  };
  if (!(await isReady(url))) {
    await stop();
    throw new Error(`The server did not get ready: ${said}`);
  }
  return {
    url,
    databaseUrl,
    secret,
    stop,
    process: server,
    stopPostgres: async () => {
      const pid = await postmaster();
      // A paused keeper doesn't notice that its Postgres has stopped.
      keeper.kill('SIGSTOP');
      // `pg_ctl stop -m fast` sends the same signal.
      process.kill(pid, 'SIGINT');
      while (isAlive(pid)) await delay(50);
    },
    startPostgres: async () => {
      keeper.kill('SIGCONT');
      while (!(await postmaster().then(isAlive, () => false))) await delay(50);
    },
    log: () => said,
    terminate: async () => {
      const asked = performance.now();
      await end(server);
      return performance.now() - asked;
    },
  };
}

const start = (args: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function isReady(url: string): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return true;
    await delay(200);
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
