import { randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo } from '../../scripts/database/client';
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres';
import { migrate } from '../../scripts/database/migrate';
import { seed } from '../../scripts/database/seed';
import { serverFile } from '../../scripts/paths';
import { freePort } from '../../scripts/port';
import { heapFlags } from '../../scripts/server/heap-limit';
import type { Server } from '../../tests/e2e/account';
import { end, postmaster } from '../../tests/servers/start-postgres-process';
import { liftLimits } from '../bench/lift-limits';
import { type Server as Running, startServer } from '../bench/servers';

/** The production build with its own Postgres. Both can be killed and are then started again. */
export interface Product extends Server {
  url: string;
  /** Kills the app and starts it again. Resolves when it is ready. */
  killApp(): Promise<void>;
  /** Kills Postgres. Resolves when it accepts connections again. */
  killPostgres(): Promise<void>;
  stop(): Promise<void>;
}

interface Surroundings {
  dataDir: string;
  mailUrl: string;
  aiUrl: string;
  /** Path of the file for the app's log. */
  log: string;
}

export async function startProduct({ dataDir, mailUrl, aiUrl, log }: Surroundings): Promise<Product> {
  const postgres = await startEmbeddedPostgres(dataDir);
  await prepare(postgres);
  const secret = randomBytes(32).toString('hex');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const variables = {
    APP_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    AUTH_SECRET: secret,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    SMTP_URL: mailUrl,
    OPENAI_BASE_URL: aiUrl,
    AI_DAILY_LIMIT: '1000000',
  };
  const output = await open(log, 'w');
  let app = await startApp(port, variables, output);

  async function untilPostgresAnswers(): Promise<void> {
    for (;;) {
      const client = await connectTo(postgres.url).catch(() => null);
      if (client) return client.end().catch(() => undefined);
      await sleep(200);
    }
  }

  return {
    url,
    databaseUrl: postgres.url,
    secret,
    async killApp() {
      await end(app.child, 'SIGKILL');
      app = await startApp(port, variables, output);
    },
    async killPostgres() {
      // When the disk is full, Postgres may be down already. Wait until Postgres is back, so that
      // there is a process to kill.
      await untilPostgresAnswers();
      process.kill(await postmaster(dataDir), 'SIGKILL');
      await untilPostgresAnswers();
    },
    async stop() {
      await app.stop();
      await output.close();
      await postgres.stop();
    },
  };
}

/**
 * Creates the product's tables and data in a new Postgres, and lifts the rate limits. Keeps the
 * write-ahead log small, because the disk may be small.
 */
async function prepare({ url, adminUrl }: { url: string; adminUrl: string }): Promise<void> {
  await migrate(url);
  await seed(url);
  const client = await connectTo(url);
  await liftLimits(client);
  await client.end();
  const admin = await connectTo(adminUrl);
  await admin.query(`alter system set max_wal_size = '96MB'`);
  await admin.query('select pg_reload_conf()');
  await admin.end();
}

/** Starts the app. Resolves when it is ready. */
const startApp = (port: number, variables: Record<string, string>, output: FileHandle): Promise<Running> =>
  startServer([...heapFlags(), serverFile], '/api/health/ready', port, variables, [
    'ignore',
    output.fd,
    output.fd,
  ]);
