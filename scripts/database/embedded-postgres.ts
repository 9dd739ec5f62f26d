import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../port';
import { printError } from '../print';
import { hasCode, Refusal, reasonOf } from '../refusal';
import { storedSecret } from '../stored-secret';
import {
  type Cluster,
  halt,
  haltLater,
  hasCluster,
  launch,
  openCluster,
  runningPort,
} from './postgres-cluster';

/** Until the connection ends, only this process uses the server. */
interface Ownership {
  client: Client;
  port: number;
}

const ownershipLock = 4_267_667;
const patience = 30_000;

/** The lock ends with this process, even if the process is killed. */
async function own(cluster: Cluster, durable: boolean, fixedPort?: number): Promise<Ownership> {
  const deadline = Date.now() + patience;
  let launches = 0;
  for (;;) {
    try {
      let port = await runningPort(cluster);
      if (!port) {
        launches += 1;
        port = fixedPort ?? (await freePort());
        await launch(cluster, port, durable);
      }
      const client = await connect(cluster, port);
      if (await lock(client)) return { client, port };
      await client.end();
      throw new Refusal(`Another Campmates is using ${cluster.dataDir}: stop it, or set another DATA_DIR.`);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      // Another process may have taken the port, or an old server may still be stopping.
      if (launches >= 5 || Date.now() > deadline) {
        throw new Refusal(`The embedded Postgres in ${cluster.folder} does not start: ${reasonOf(error)}`);
      }
      await delay(200);
    }
  }
}

async function connect(cluster: Cluster, port: number): Promise<Client> {
  const client = new Client({
    connectionString: adminUrl(cluster, port),
    application_name: 'campmates owner',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  });
  // Without a listener the process would crash when the connection ends.
  client.on('error', () => undefined);
  await client.connect().catch((error) => {
    if (!hasCode(error, '28P01')) throw error;
    throw new Refusal(
      `The database in ${cluster.folder} does not know the password in ${cluster.dataDir}/secrets: bring back the folder that belongs to it, or remove both to begin anew.`,
    );
  });
  return client;
}

// The server takes a moment to notice that a killed owner's session has ended.
async function lock(client: Client): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [ownershipLock]);
    if (rows[0].held) return true;
    await delay(200);
  }
  return false;
}

function adminUrl({ password }: Cluster, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

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
