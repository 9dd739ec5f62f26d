import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/port';
import type { Image } from './build-image';

// Runs a program in the image with mounts that only its own process sees and that end with the
// process. The image is read-only, and the program can write only to /data and /tmp.
const enter = `set -e
root=$1 at=$2 data=$3 user=$4
shift 4
mount --bind "$root" "$at"
mount -o remount,bind,ro "$at"
mount --bind "$data" "$at/data"
mount -t tmpfs -o mode=1777 tmpfs "$at/tmp"
mount --rbind /dev "$at/dev"
mount --rbind /proc "$at/proc"
exec chroot --userspec="$user" --groups= "$at" /usr/bin/env --ignore-environment "$@"`;

export interface Container {
  url: string;
  /** Milliseconds from the start to the first page. */
  firstPage: number;
  /** Runs a program beside the server, as `docker exec` does. Resolves to the exit code and the output. */
  exec(...args: string[]): Promise<{ code: number | null; words: string }>;
  /** Sends SIGTERM. Resolves to the exit code and the milliseconds until the process ended. */
  stop(): Promise<{ code: number | null; took: number }>;
  words(): string;
  /** The user of the operating system that the process runs as. */
  uid: number;
}

export interface Run {
  image: Image;
  /** A folder for the mount point and the volume. */
  folder: string;
  env: Record<string, string>;
  /** Ends every running program when it aborts, for example after a failure. */
  ended: AbortSignal;
}

/** Returns the folder that is mounted as the container's volume /data. */
export const volumeOf = (folder: string) => join(folder, 'data');

/** Starts the image as its configuration says, and waits for its first page. */
export async function startContainer(run: Run): Promise<Container> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { Entrypoint, Cmd } = run.image.config;
  const env = { PORT: String(port), APP_URL: url, WEATHER_URL: 'off', ...run.env };
  const began = Date.now();
  const main = await enterImage({ ...run, env }, [...Entrypoint, ...Cmd]);
  await firstPageOf(url, main);
  const firstPage = Date.now() - began;
  return {
    url,
    firstPage,
    uid: await userOf(main.child),
    words: main.words,
    exec: async (...args) => {
      const { child, words } = await enterImage({ ...run, env }, args);
      return { code: await exitCode(child), words: words() };
    },
    stop: async () => {
      const asked = Date.now();
      main.child.kill('SIGTERM');
      return { code: await exitCode(main.child), took: Date.now() - asked };
    },
  };
}

/** Runs a command in the image until it ends. */
export async function runInImage(run: Run, args: string[]): Promise<{ code: number | null; words: string }> {
  const { child, words } = await enterImage(run, args);
  return { code: await exitCode(child), words: words() };
}

async function enterImage({ image, folder, env, ended }: Run, args: string[]) {
  const { User, Env, WorkingDir } = image.config;
  const volume = volumeOf(folder);
  await mkdir(volume, { recursive: true });
  const [uid, gid] = User.split(':').map(Number);
  await chown(volume, uid ?? 0, gid ?? 0);
  const at = await mkdtemp(join(folder, 'root-'));
  const given = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const child = spawn(
    'unshare',
    [
      '--mount',
      'sh',
      '-c',
      enter,
      'sh',
      image.rootfs,
      at,
      volume,
      User,
      `--chdir=${WorkingDir}`,
      ...Env,
      ...given,
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], signal: ended },
  );
  let words = '';
  child.on('error', (error) => (words += String(error)));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk));
  return { child, words: () => words };
}

async function firstPageOf(
  url: string,
  { child, words }: { child: ChildProcess; words(): string },
): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && child.exitCode === null) {
    const page = await fetch(`${url}/login`).catch(() => null);
    if (page?.ok && (await page.text()).includes('</html>')) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The image showed no page: ${words() || 'it said nothing'}`);
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode;
}

async function userOf(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(status.match(/^Uid:\s+(\d+)/m)?.[1] ?? 0);
}
