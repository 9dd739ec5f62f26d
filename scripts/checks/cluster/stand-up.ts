import { randomBytes } from 'node:crypto';
import { chmod, chown, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate } from '../../database/migrate';
import { launcher } from '../../database/postgres-account';
import { seed } from '../../database/seed';
import { print } from '../../print';
import { reasonOf } from '../../refusal';
import { app } from './app';
import { caddy } from './caddy';
import { etcd } from './etcd';
import { haproxy } from './haproxy';
import { type DatabaseNode, databaseUrl, type Layout, makeLayout } from './layout';
import { whole } from './members';
import { patroni } from './patroni';
import { pgbouncer } from './pgbouncer';
import { familyOf, type Program, Supervisor } from './supervisor';

/** All that runs, and how each part is started again. */
export interface Cluster {
  layout: Layout;
  supervisor: Supervisor;
  programs: Program[];
  /** What all app processes share. */
  secrets: Record<string, string>;
  /** Where browsers come in. */
  url: string;
}

/** Makes ready to start a cluster in this folder; `standUp` starts it, and `standDown` may be called at any time. */
export async function planCluster(folder: string): Promise<Cluster> {
  const layout = await makeLayout(folder);
  // Postgres and its like don't run as root, and must get into their folders.
  const { account } = await launcher([]);
  await chmod(folder, 0o755);
  if (account) for (const node of layout.nodes) await chown(node.folder, account.uid, account.gid);
  for (const node of layout.nodes) await chmod(node.folder, 0o700);
  const { nodes, apps, ports } = layout;
  const secrets = { AUTH_SECRET: randomBytes(32).toString('hex') };
  const programs = [
    ...nodes.map((node) => etcd(node, nodes)),
    ...(await Promise.all(nodes.map((node) => patroni(node, nodes)))),
    await haproxy(layout),
    await pgbouncer(layout),
    ...apps.map((each) => app(each, layout, secrets)),
    await caddy(layout),
  ];
  return {
    layout,
    programs,
    secrets,
    supervisor: new Supervisor(folder, account),
    url: `http://127.0.0.1:${ports.web}`,
  };
}

/** Starts everything from the database up, and returns once pages are served. */
export async function standUp({ layout, programs, supervisor, url }: Cluster): Promise<void> {
  const start = (part: string) => {
    for (const program of programs) if (program.name.startsWith(part)) supervisor.start(program);
  };
  start('etcd-');
  start('patroni-');
  const { leader, sync, other } = await whole(layout.nodes);
  print(`Postgres: ${leader.name} leads, ${sync.name} confirms its commits, ${other.name} follows.`);
  start('haproxy');
  await makeDatabase(layout);
  start('pgbouncer');
  start('app');
  start('caddy');
  for (const { url: own } of layout.apps) await answers(`${own}/api/health/ready`);
  await answers(`${url}/api/health/ready`);
  print(`Two app processes behind Caddy: ${url}`);
}

async function makeDatabase({ ports }: Layout): Promise<void> {
  const admin = await connected(databaseUrl(ports.leader, 'postgres', 'postgres'));
  await admin.query('create role campmates login');
  await admin.query('create database campmates owner campmates');
  await admin.end();
  const url = databaseUrl(ports.leader);
  print(`Migrations applied: ${await migrate(url)}. Open data: ${await seed(url)}.`);
}

/** A connection, as soon as HAProxy has found out who leads. */
async function connected(connectionString: string): Promise<Client> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === 40) throw new Error(`No database through HAProxy: ${reasonOf(error)}`);
      await delay(500);
    }
  }
}

/** Waits until an address answers. */
export async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (response?.ok) return;
    await delay(250);
  }
  throw new Error(`${url} does not answer.`);
}

/** The processes of a node's Postgres: Patroni starts it apart from itself. */
export async function postgresOf({ folder }: DatabaseNode): Promise<number[]> {
  const file = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  return familyOf(Number(file.split('\n')[0]));
}

/** Ends everything from the pages down. */
export async function standDown({ layout, programs, supervisor }: Cluster): Promise<void> {
  const order = ['caddy', 'app', 'pgbouncer', 'haproxy', 'patroni-', 'etcd-'];
  const names = order.flatMap((part) =>
    programs.map(({ name }) => name).filter((name) => name.startsWith(part)),
  );
  const others = (await Promise.all(layout.nodes.map(postgresOf))).flat();
  await supervisor.stop(names, others);
}
