import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../scripts/database/embedded-postgres';
import { root } from '../scripts/paths';
import { freePort } from '../scripts/port';
import { print } from '../scripts/print';
import { Refusal } from '../scripts/refusal';
import { runPackage } from '../scripts/run';
import { output } from './image/tools';
import { logsIn, signUp } from './image/visitor';

const limits = { seconds: 60, megabytes: 512 };

/** Makes a release, unpacks it into an empty folder and starts it as somebody with Node and a Postgres would. */
export async function checkRelease(signal: AbortSignal): Promise<void> {
  const code = await runPackage('tsx/dist/cli.mjs', ['scripts/server/release.ts'], { signal });
  if (code !== 0) throw new Refusal(`exit code ${code}`);
  const out = join(root, 'release');
  await output('sh', '-c', `cd ${out} && sha256sum --check --quiet SHA256SUMS`);
  const folder = await mkdtemp(join(tmpdir(), 'campmates-release-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
  try {
    const app = join(folder, 'app');
    await mkdir(app);
    await output('sh', '-c', `tar --extract --file ${out}/*.tar.gz --strip-components 1 --directory ${app}`);
    const own = (await readdir(app)).filter((name) => /^\.(env|data)/.test(name) && name !== '.env.example');
    if (own.length > 0) throw new Refusal(`The release has ${own.join(', ')} of this machine.`);
    await startThere(app, postgres.url, join(folder, 'data'));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startThere(app: string, databaseUrl: string, data: string): Promise<void> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const began = Date.now();
  const server = spawn(process.execPath, ['commands/start.mjs'], {
    cwd: app,
    // A compiler or a tool of this repository can't be found.
    env: {
      PATH: '/nowhere',
      NODE_ENV: 'production',
      PORT: port,
      APP_URL: url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: data,
      AUTH_SECRET: 'a secret for the check, long enough to be one',
      WEATHER_URL: 'off',
    },
    stdio: 'inherit',
  });
  const ended = once(server, 'close');
  try {
    await firstPage(url, began + limits.seconds * 1000);
    const took = (Date.now() - began) / 1000;
    const visitor = await signUp(url, data);
    if (!(await logsIn(url, visitor))) throw new Refusal('Somebody who has just signed up can’t log in.');
    const megabytes = await memoryOf(server.pid ?? 0);
    print(`The page after ${took.toFixed(1)} s, then ${megabytes} MB in all processes.`);
    if (megabytes > limits.megabytes) throw new Refusal(`It needs ${megabytes} MB.`);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function firstPage(url: string, until: number): Promise<void> {
  while (Date.now() < until) {
    const page = await fetch(`${url}/login`).catch(() => null);
    if (page?.ok) return;
    await sleep(100);
  }
  throw new Refusal(`No page within ${limits.seconds} s.`);
}

/** Of a process and its children, in memory that is theirs alone. */
async function memoryOf(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  const sizes = await Promise.all(
    [pid, ...children].filter(Boolean).map(async (each) => {
      const rollup = await readFile(`/proc/${each}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    }),
  );
  return Math.round(sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1000);
}
