import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { printError } from '../print';
import { Refusal } from '../refusal';
import { storedSecret } from '../stored-secret';
import { halt, haltLater, hasCluster, openCluster, runningPort } from './postgres-cluster';
import { adminUrl, own } from './postgres-ownership';

export interface EmbeddedPostgres {
  /** For a user who owns only Campmates' database. */
  url: string;
  /** The same server for its superuser. */
  adminUrl: string;
  stop(): Promise<void>;
}

interface Options {
  /** False for tests: faster, but a power cut may lose data. */
  durable?: boolean;
}

/** Takes over the server of a killed Campmates. Throws a Refusal if another process uses it. */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: Options = {},
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir);
  const durable = options.durable ?? true;
  let stopping: Promise<void> | undefined;
  let owned = await own(cluster, durable);
  let healing: Promise<void> | undefined;
  const watch = () => {
    owned.client.on('end', () => {
      if (!stopping) healing = heal();
    });
  };

  // The server has died. The connection pools use its port, so it starts on the same one again.
  async function heal() {
    printError('The embedded Postgres stopped; starting it again.');
    while (!stopping) {
      try {
        owned = await own(cluster, durable, owned.port);
        return watch();
      } catch {
        await delay(1000);
      }
    }
  }

  // When this process ends without stop(), for example after a second Ctrl-C.
  const leave = () => haltLater(cluster);

  async function stop() {
    await healing;
    await halt(cluster);
    process.off('exit', leave);
    await owned.client.end().catch(() => undefined);
  }

  process.on('exit', leave);
  watch();
  const password = await storedSecret(cluster.dataDir, 'database-password');
  await makeDatabase(owned.client, password);
  return {
    url: appUrl(password, owned.port),
    adminUrl: adminUrl(cluster, owned.port),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** For a process beside Campmates: a running server is used and left running. */
export async function joinEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  if (!(await hasCluster(dataDir))) {
    throw new Refusal(`There is no database under ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  }
  const cluster = await openCluster(dataDir);
  const port = await runningPort(cluster);
  if (!port) return startEmbeddedPostgres(dataDir);
  const password = await storedSecret(cluster.dataDir, 'database-password');
  return { url: appUrl(password, port), adminUrl: adminUrl(cluster, port), stop: async () => undefined };
}

const appUrl = (password: string, port: number) =>
  `postgres://campmates:${password}@127.0.0.1:${port}/campmates`;

// The app's role is not a superuser, so that an attack through the app can reach only this database.
async function makeDatabase(client: Client, password: string): Promise<void> {
  const roles = await client.query(`select from pg_roles where rolname = 'campmates'`);
  if (!roles.rowCount) await client.query('create role campmates login');
  await client.query(`alter role campmates password '${password}'`);
  const databases = await client.query(`select from pg_database where datname = 'campmates'`);
  if (!databases.rowCount) await client.query('create database campmates owner campmates');
}
