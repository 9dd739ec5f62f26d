import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFreePort } from '../../scripts/port';

/** A simulated machine with a database: a Postgres that Patroni runs, and a member of etcd. */
export interface DatabaseNode {
  name: string;
  folder: string;
  ports: { postgres: number; rest: number; client: number; peer: number };
}

/** A simulated machine with an app process. */
export interface AppNode {
  name: string;
  dataDir: string;
  port: number;
  url: string;
}

/** The folders, ports and URLs of the cluster's parts. */
export interface Layout {
  folder: string;
  nodes: DatabaseNode[];
  apps: AppNode[];
  ports: { leader: number; replicas: number; pool: number; web: number; smtp: number };
}

/**
 * Returns a function that finds free ports. Their numbers are below the range for outgoing
 * connections, because otherwise an outgoing connection could take a port before the program for
 * this port starts.
 */
function portFinder(): () => Promise<number> {
  let port = 15_000 + Math.floor(Math.random() * 10_000);
  return async () => {
    for (;;) {
      port += 1;
      const isFree = await requireFreePort(port, '127.0.0.1').then(
        () => true,
        () => false,
      );
      if (isFree) return port;
    }
  };
}

export async function makeLayout(folder: string): Promise<Layout> {
  const freePort = portFinder();
  const nodes: DatabaseNode[] = [];
  for (const name of ['node1', 'node2', 'node3']) {
    const ports = {
      postgres: await freePort(),
      rest: await freePort(),
      client: await freePort(),
      peer: await freePort(),
    };
    nodes.push({ name, folder: join(folder, name), ports });
  }
  const apps: AppNode[] = [];
  for (const name of ['app1', 'app2']) {
    const port = await freePort();
    apps.push({ name, port, dataDir: join(folder, name), url: `http://127.0.0.1:${port}` });
  }
  for (const each of [...nodes.map((node) => node.folder), ...apps.map((app) => app.dataDir)])
    await mkdir(each);
  const ports = {
    leader: await freePort(),
    replicas: await freePort(),
    pool: await freePort(),
    web: await freePort(),
    smtp: await freePort(),
  };
  return { folder, nodes, apps, ports };
}

/** Returns a URL of the database for a port of HAProxy, PgBouncer or one node. */
export const databaseUrl = (port: number, user = 'campmates', database = 'campmates') =>
  `postgres://${user}@127.0.0.1:${port}/${database}`;
