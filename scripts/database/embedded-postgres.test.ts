import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { end, postmaster, startPostgresProcess } from '../../tests/servers/start-postgres-process';

let made: string;
let dataDir: string;
let children: ChildProcess[] = [];

// Making a cluster takes seconds, so each test starts with a copy of this one.
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'campmates-made-'));
  await end((await startPostgresProcess(made)).child, 'SIGTERM');
});
afterAll(() => rm(made, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'campmates-'));
  await copyTo(dataDir);
});
afterEach(async () => {
  await Promise.all(children.map((child) => end(child, 'SIGTERM')));
  children = [];
  await rm(dataDir, { recursive: true, force: true });
});

/** Copies the cluster with its owner and its modes. */
const copyTo = (folder: string) => promisify(execFile)('cp', ['-a', `${made}/.`, folder]);

async function hold(folder = dataDir) {
  const held = await startPostgresProcess(folder);
  children.push(held.child);
  return held;
}

async function query(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' }).finally(() => client.end());
  return rows[0]?.[0];
}

test('data is still there after a restart', async () => {
  const first = await hold();
  await query(first.line, 'create table kept as select 42 as answer');
  await end(first.child, 'SIGTERM');
  await expect(postmaster(dataDir)).rejects.toThrow('ENOENT');
  const second = await hold();
  expect(await query(second.line, 'select answer from kept')).toBe(42);
});

test('a DATA_DIR can be used by only one Campmates at a time', async () => {
  const first = await hold();
  expect((await hold()).line).toMatch(/^Another Campmates is using .*: stop it, or set another DATA_DIR\.$/);
  const folder = join(dataDir, 'other');
  await copyTo(folder);
  const other = await hold(folder);
  expect(await query(first.line, 'select 1')).toBe(1);
  expect(await query(other.line, 'select 1')).toBe(1);
});

test('after a crash of Campmates the next start takes over the server', async () => {
  const first = await hold();
  const server = await postmaster(dataDir);
  await end(first.child, 'SIGKILL');
  const second = await hold();
  expect(await query(second.line, 'select 1')).toBe(1);
  expect(await postmaster(dataDir)).toBe(server);
});

test('a process that ends without stopping its server takes the server with it', async () => {
  const first = await hold();
  await end(first.child, 'SIGUSR2');
  let left: unknown = 'the server';
  for (let attempt = 0; attempt < 100 && left; attempt += 1) {
    await delay(100);
    left = await postmaster(dataDir).catch(() => null);
  }
  expect(left).toBeNull();
});

test("a dead server's pid file does not stop the next start, even if another process has its pid", async () => {
  const first = await hold();
  await end(first.child, 'SIGTERM');
  const traces = [process.pid, join(dataDir, 'postgres'), 1, 5432, '', '127.0.0.1', '', 'ready'];
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), traces.join('\n'));
  expect(await query((await hold()).line, 'select 1')).toBe(1);
});

test('a server that dies is started again on the same port', async () => {
  const { line } = await hold();
  process.kill(await postmaster(dataDir), 'SIGKILL');
  let back: unknown;
  for (let attempt = 0; attempt < 200 && back !== 1; attempt += 1) {
    await delay(200);
    back = await query(line, 'select 1').catch(() => undefined);
  }
  expect(back).toBe(1);
});

test('the app’s role is not a superuser, and only the owner can read the secrets', async () => {
  const { line } = await hold();
  expect(await query(line, 'select rolsuper from pg_roles where rolname = current_user')).toBe(false);
  expect((await stat(join(dataDir, 'secrets'))).mode & 0o077).toBe(0);
});
