import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../port';
import { hasCode, Refusal, reasonOf } from '../refusal';
import { type Cluster, launch, runningPort } from './postgres-cluster';

/** Until the connection ends, only this process uses the server. */
export interface Ownership {
  client: Client;
  port: number;
}

const ownershipLock = 4_267_667;
const patience = 30_000;

/** The lock ends with this process, even if the process is killed. */
export async function own(cluster: Cluster, durable: boolean, fixedPort?: number): Promise<Ownership> {
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

export function adminUrl({ password }: Cluster, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}
