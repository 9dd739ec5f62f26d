import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requireFreePort } from '../../port';

/** What stands for a machine with a database: its Postgres under Patroni, and its member of etcd. */
export interface DatabaseNode {
  name: string;
  folder: string;
  ports: { postgres: number; rest: number; client: number; peer: number };
}

/** What stands for a machine with an app process. */
export interface AppNode {
  name: string;
  dataDir: string;
  port: number;
  url: string;
}

/** Where everything of the cluster is. */
export interface Layout {
  folder: string;
  nodes: DatabaseNode[];
  apps: AppNode[];
  ports: { leader: number; replicas: number; pool: number; web: number; smtp: number };
}

/** Gives free ports, from below those of outgoing connections: one of these would take a port before its program starts. */
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

/** The database's address through a port of HAProxy or PgBouncer, or of a node itself. */
export const databaseUrl = (port: number, user = 'campmates', database = 'campmates') =>
  `postgres://${user}@127.0.0.1:${port}/${database}`;
