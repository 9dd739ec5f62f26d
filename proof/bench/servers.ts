import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectTo } from '../../scripts/database/client';
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres';
import { migrate } from '../../scripts/database/migrate';
import { seed } from '../../scripts/database/seed';
import { freePort } from '../../scripts/port';
import { end } from '../../tests/servers/start-postgres-process';

export interface Server {
  url: string;
  child: ChildProcess;
  pid: number;
  /** Milliseconds from the command to the first response. */
  startedInMs: number;
  stop: () => Promise<void>;
}

/** Starts a server command and waits until `path` responds. */
export async function startServer(
  args: string[],
  path: string,
  port: number,
  env: Record<string, string> = {},
  stdio: StdioOptions = ['ignore', 'ignore', 'inherit'],
): Promise<Server> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', WEATHER_URL: 'off', PORT: String(port), ...env },
    stdio,
  });
  const url = `http://localhost:${port}`;
  while (!(await responds(url + path))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${args.join(' ')} ended with ${child.exitCode ?? child.signalCode}`);
    await sleep(50);
  }
  const startedInMs = performance.now() - started;
  return { url, child, pid: child.pid ?? 0, startedInMs, stop: () => end(child, 'SIGTERM') };
}

/** A database that the product can start with. */
export interface Database {
  databaseUrl: string;
  /** URL of the same database server for its superuser. */
  adminUrl: string;
  client: Client;
  /** AUTH_SECRET, which signs the cookies. */
  secret: string;
}

/** A running product with its own database. */
export interface Product extends Database {
  url: string;
}

/** Makes a database in the folder `name` of `dataDir`, runs `use`, then stops the database. */
export async function withDatabase(
  dataDir: string,
  name: string,
  use: (database: Database) => Promise<void>,
): Promise<void> {
  const postgres = await startEmbeddedPostgres(join(dataDir, name));
  await migrate(postgres.url);
  await seed(postgres.url);
  const client = await connectTo(postgres.url);
  const secret = randomBytes(32).toString('hex');
  try {
    await use({ databaseUrl: postgres.url, adminUrl: postgres.adminUrl, client, secret });
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/**
 * Starts the product with a new database in the folder `name` of `dataDir`, runs `use`, then stops
 * the product and its database.
 */
export async function withProduct(
  dataDir: string,
  name: string,
  use: (product: Product) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  await withDatabase(dataDir, name, async (database) => {
    const app = await startServer(
      ['--import', 'tsx', 'scripts/server/start.ts'],
      '/api/health/ready',
      await freePort(),
      {
        DATA_DIR: dataDir,
        DATABASE_URL: database.databaseUrl,
        AUTH_SECRET: database.secret,
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '1',
        ...env,
      },
    );
    try {
      await use({ ...database, url: app.url });
    } finally {
      await app.stop();
    }
  });
}

const responds = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Runs a command until it ends. */
export async function run(args: string[], env: Record<string, string> = {}): Promise<void> {
  await outputOf(args, env);
}

/** Runs a command until it ends and returns its output. */
export async function outputOf(args: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return output.join('');
}
