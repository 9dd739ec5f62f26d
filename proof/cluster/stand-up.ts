import { randomBytes } from 'node:crypto';
import { chmod, chown, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate } from '../../scripts/database/migrate';
import { launcher } from '../../scripts/database/postgres-programs';
import { seed } from '../../scripts/database/seed';
import { print } from '../../scripts/print';
import { reasonOf } from '../../scripts/refusal';
import { app } from './app';
import { caddy } from './caddy';
import { etcd } from './etcd';
import { haproxy } from './haproxy';
import { type DatabaseNode, databaseUrl, type Layout, makeLayout } from './layout';
import { whole } from './members';
import { patroni } from './patroni';
import { pgbouncer } from './pgbouncer';
import { familyOf, type Program, Supervisor } from './supervisor';

/** A cluster: its programs and how each of them is started. */
export interface Cluster {
  layout: Layout;
  supervisor: Supervisor;
  programs: Program[];
  /** Environment variables that all app processes share. */
  secrets: Record<string, string>;
  /** URL that browsers use. */
  url: string;
}

/**
 * Prepares a cluster in this folder without starting it. Then call `standUp` to start it;
 * `standDown` stops it at any stage.
 */
export async function planCluster(folder: string): Promise<Cluster> {
  const layout = await makeLayout(folder);
  // Postgres, Patroni and some others don't run as root, so their account needs access to their
  // folders.
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

/** Starts all programs, the database first. Resolves when pages are served. */
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

/** Connects to the database. Retries while HAProxy has not found the leader yet. */
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

/** Waits until a URL responds. */
export async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (response?.ok) return;
    await delay(250);
  }
  throw new Error(`${url} does not answer.`);
}

/**
 * Returns the process ids of a node's Postgres. They aren't children of Patroni, which starts
 * Postgres detached.
 */
export async function postgresOf({ folder }: DatabaseNode): Promise<number[]> {
  const file = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  return familyOf(Number(file.split('\n')[0]));
}

/** Stops all programs, the ones that serve pages first and the database last. */
export async function standDown({ layout, programs, supervisor }: Cluster): Promise<void> {
  const order = ['caddy', 'app', 'pgbouncer', 'haproxy', 'patroni-', 'etcd-'];
  const names = order.flatMap((part) =>
    programs.map(({ name }) => name).filter((name) => name.startsWith(part)),
  );
  const others = (await Promise.all(layout.nodes.map(postgresOf))).flat();
  await supervisor.stop(names, others);
}
