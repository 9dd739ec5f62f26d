import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectTo } from '../../scripts/database/client';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../scripts/database/embedded-postgres';
import { migrate } from '../../scripts/database/migrate';
import { readMigrations } from '../../scripts/database/migration-history';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import { buildahIn, buildImage, type Image } from './build-image';
import { type Container, type Run, runInImage, startContainer, volumeOf } from './container';
import { output } from './tools';
import { logsIn, signUp } from './visitor';

const limits = { megabytes: 450, emptySeconds: 15, laterSeconds: 5, stopSeconds: 10 };

/**
 * Builds the image, runs it as a new user would, and throws when the image doesn't keep a promise in
 * the docs.
 */
export async function checkImage(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'campmates-image-'));
  const buildah = buildahIn(folder);
  try {
    await checkRun(await buildImage(folder), folder);
    if (broken.length > 0) throw new Refusal(`The image breaks promises: ${broken.join('; ')}.`);
  } finally {
    for (const command of ['umount', 'rm', 'rmi']) await buildah(command, ['--all']).catch(print);
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkRun(image: Image, folder: string): Promise<void> {
  await checkContents(image);
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
  const ended = new AbortController();
  try {
    const run = {
      image,
      folder: join(folder, 'first'),
      env: environment(postgres.url),
      ended: ended.signal,
    };
    await checkRefusal(run);
    await checkFirstDays(run);
    await checkTwoAtOnce({ ...run, env: environment(await newDatabase(postgres, 'two')) });
    await checkUpgrade(run, await newDatabase(postgres, 'older'));
  } finally {
    ended.abort();
    await postgres.stop();
  }
}

const environment = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  AUTH_SECRET: 'a secret for the check, long enough to be one',
});

async function newDatabase({ url, adminUrl }: EmbeddedPostgres, name: string): Promise<string> {
  const admin = await connectTo(adminUrl);
  await admin.query(`create database ${name} owner campmates`);
  await admin.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}

/**
 * The promises that this run found broken. They are collected and reported at the end, because on a
 * busy machine perhaps only time limits were missed.
 */
const broken: string[] = [];

function hold(promise: string, kept: boolean, measured: unknown): void {
  print(`  ${kept ? 'ok ' : 'NOT'} ${promise}: ${measured}`);
  if (!kept) broken.push(promise);
}

function holdSeconds(promise: string, milliseconds: number, limit: number): void {
  hold(`${promise} within ${limit} s`, milliseconds <= limit * 1000, `${(milliseconds / 1000).toFixed(1)} s`);
}

async function holdEnd(container: Container): Promise<void> {
  const { code, took } = await container.stop();
  hold('SIGTERM ends it with 0', code === 0, `code ${code}`);
  holdSeconds('it ends', took, limits.stopSeconds);
  const errors = container.words().match(/^.*("level":[56]0|Error).*$/gm) ?? [];
  hold('it logs no error', errors.length === 0, errors.join('\n') || 'none');
}

async function checkContents({ rootfs }: Image): Promise<void> {
  const size = Number((await output('du', '--summarize', '--block-size=1000000', rootfs)).split('\t')[0]);
  hold(`under ${limits.megabytes} MB`, size < limits.megabytes, `${size} MB`);
  const tools = [
    'bin/gcc',
    'bin/make',
    'node_modules/esbuild',
    'node_modules/tsx',
    'node_modules/.bin',
    '_cacache',
  ];
  // Skip npm itself, which is part of the base image.
  const npm = ['-path', '*/node_modules/npm', '-prune'];
  const found = await output(
    'find',
    rootfs,
    ...npm,
    ...tools.flatMap((tool) => ['-o', '-path', `*/${tool}`, '-print']),
  );
  hold('no build tools and no npm cache', found === '', found || 'none');
}

async function checkRefusal(run: Run): Promise<void> {
  const { code, words } = await runInImage({ ...run, env: {} }, ['node', 'commands/start.mjs']);
  const line = 'Wrong configuration: DATABASE_URL is required, except under npm start.\n';
  hold('without DATABASE_URL one line says so', code === 1 && words === line, words.trim());
}

async function checkFirstDays(run: Run): Promise<void> {
  const first = await startContainer(run);
  holdSeconds('the first page on an empty database', first.firstPage, limits.emptySeconds);
  hold('its user is not root', first.uid !== 0, `user ${first.uid}`);
  const write = `require('node:fs').writeFileSync('/app/written', '')`;
  const { words } = await first.exec('node', '-e', write);
  hold('its root is read-only', words.includes('EROFS'), words.match(/E[A-Z]+/)?.[0] ?? 'written');
  const [kind, ...test] = run.image.config.Healthcheck?.Test ?? [];
  const health = kind === 'CMD' ? (await first.exec(...test)).code : 'none';
  hold('its health check passes', health === 0, `code ${health}`);
  const visitor = await signUp(first.url, volumeOf(run.folder));
  hold('a sign-up is mailed, confirmed and logged in', await logsIn(first.url, visitor), 'yes');
  await holdEnd(first);

  const again = await startContainer(run);
  holdSeconds('the first page after a restart', again.firstPage, limits.laterSeconds);
  hold('after a restart people log in as before', await logsIn(again.url, visitor), 'yes');
  const secrets = await readdir(join(volumeOf(run.folder), 'secrets'));
  hold('its volume keeps the key of push messages', secrets.join() === 'push-key', secrets);
  const reports = await again.exec('node', 'commands/operator.mjs', 'reports');
  hold('commands run beside it', reports.code === 0, reports.words.trim());
  await holdEnd(again);
}

async function checkTwoAtOnce(run: Run): Promise<void> {
  const both = [run.folder, `${run.folder}-beside`].map((folder) => startContainer({ ...run, folder }));
  const started = await Promise.allSettled(both);
  const containers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  hold(
    'two that start at once on an empty database both serve',
    containers.length === 2,
    `${containers.length}`,
  );
  for (const container of containers) await holdEnd(container);
}

/**
 * Starts the image with the database of an earlier release, in which the last migration hasn't run.
 */
async function checkUpgrade(run: Run, databaseUrl: string): Promise<void> {
  const migrations = await readMigrations();
  await migrate(databaseUrl, migrations.slice(0, -1));
  const container = await startContainer({ ...run, env: environment(databaseUrl) });
  const client = await connectTo(databaseUrl);
  const { rows } = await client.query('select count(finished_at)::int as applied from _prisma_migrations');
  await client.end();
  const { applied } = rows[0];
  hold('it upgrades an older database', applied === migrations.length, `${applied} migrations`);
  await holdEnd(container);
}
