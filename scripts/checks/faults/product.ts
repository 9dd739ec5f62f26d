import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { liftLimits } from '../../../bench/lift-limits';
import { startServer } from '../../../bench/servers';
import type { Server } from '../../../tests/e2e/account';
import { postmaster } from '../../../tests/servers/start-postgres-process';
import { connectTo } from '../../database/client';
import { startEmbeddedPostgres } from '../../database/embedded-postgres';
import { migrate } from '../../database/migrate';
import { seed } from '../../database/seed';
import { serverFile } from '../../paths';
import { freePort } from '../../port';
import { heapFlags } from '../../server/heap-limit';

/** The production build with a Postgres of its own. Both come back after they were killed. */
export interface Product extends Server {
  url: string;
  /** Kills the app, and starts it again; resolves once it is ready. */
  killApp(): Promise<void>;
  /** Kills Postgres; resolves once it takes connections again. */
  killPostgres(): Promise<void>;
  stop(): Promise<void>;
}

export async function startFaultyProduct(
  dataDir: string,
  providers: { mailUrl: string; aiUrl: string },
): Promise<Product> {
  const postgres = await startEmbeddedPostgres(dataDir);
  await migrate(postgres.url);
  await seed(postgres.url);
  const client = await connectTo(postgres.url);
  await liftLimits(client);
  await client.end();
  const admin = await connectTo(postgres.adminUrl);
  // The log of changes stays smaller than a small disk.
  await admin.query(`alter system set max_wal_size = '96MB'`);
  await admin.query('select pg_reload_conf()');
  await admin.end();

  const secret = randomBytes(32).toString('hex');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = () =>
    startServer([...heapFlags(), serverFile], '/api/health/ready', port, {
      ...{ APP_URL: url, DATA_DIR: dataDir, DATABASE_URL: postgres.url, AUTH_SECRET: secret },
      ...{ LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '1' },
      ...{ SMTP_URL: providers.mailUrl, OPENAI_BASE_URL: providers.aiUrl, AI_DAILY_LIMIT: '1000000' },
    });
  let app = await start();

  async function untilPostgresAnswers(): Promise<void> {
    for (;;) {
      const client = await connectTo(postgres.url).catch(() => null);
      if (client) return client.end().catch(() => undefined);
      await sleep(200);
    }
  }

  return {
    ...{ url, databaseUrl: postgres.url, secret },
    async killApp() {
      process.kill(app.pid, 'SIGKILL');
      app = await start();
    },
    async killPostgres() {
      // With a full disk Postgres may be down already.
      await untilPostgresAnswers();
      process.kill(await postmaster(dataDir), 'SIGKILL');
      await untilPostgresAnswers();
    },
    async stop() {
      await app.stop();
      await postgres.stop();
    },
  };
}
