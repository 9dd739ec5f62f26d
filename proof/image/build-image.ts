import { existsSync } from 'node:fs';
import { cp, mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/paths';
import { installTools, output } from './tools';

/** The part of an image's configuration that decides how it runs. */
export interface ImageConfig {
  User: string;
  Env: string[];
  WorkingDir: string;
  Entrypoint: string[];
  Cmd: string[];
  Healthcheck?: { Test: string[] };
}

export interface Image {
  config: ImageConfig;
  /** Path of the image's mounted root file system. */
  rootfs: string;
}

const base = 'localhost/campmates-base';
const image = 'localhost/campmates';

/**
 * Returns a function that runs `buildah` with its own storage, so that the machine's images don't
 * change.
 */
export const buildahIn = (folder: string) => (command: string, args: string[]) =>
  output('buildah', '--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), command, ...args);

type Buildah = ReturnType<typeof buildahIn>;

/** Builds the repository's image on a base of Debian and Node, without an image registry. */
export async function buildImage(folder: string): Promise<Image> {
  const buildah = buildahIn(folder);
  await makeBase(folder, buildah);
  const networked = await networkVolumes();
  const flags = ['--quiet', '--isolation', 'chroot', '--format', 'docker', '--build-arg', `BASE=${base}`];
  await buildah('build', [...flags, ...networked, '--tag', image, root]);
  const inspected = JSON.parse(await buildah('inspect', ['--type', 'image', image]));
  const container = await buildah('from', [image]);
  return { config: inspected.Docker.config, rootfs: await buildah('mount', [container]) };
}

/**
 * Builds a replacement for node:24-bookworm-slim: the same Debian, with Node 24 and npm from their
 * packages in the npm registry.
 */
async function makeBase(folder: string, buildah: Buildah): Promise<void> {
  const sources = await installTools();
  const debian = join(folder, 'debian.tar');
  const without = ['doc', 'info', 'locale', 'man'].map(
    (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
  );
  const packages = '--include=ca-certificates,libstdc++6';
  await output('mmdebstrap', '--variant=essential', packages, ...without, 'bookworm', debian, sources);

  const node = join(folder, 'node');
  await output('npm', 'install', '--prefix', node, '--no-save', '--no-audit', 'node@24', 'npm@11');
  const local = join(folder, 'local');
  await mkdir(join(local, 'bin'), { recursive: true });
  await mkdir(join(local, 'lib', 'node_modules'), { recursive: true });
  await cp(join(node, 'node_modules', 'node', 'bin', 'node'), join(local, 'bin', 'node'));
  await rename(join(node, 'node_modules', 'npm'), join(local, 'lib', 'node_modules', 'npm'));
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'));

  const container = await buildah('from', ['scratch']);
  await buildah('add', ['--quiet', container, debian, '/']);
  await buildah('add', ['--quiet', container, local, '/usr/local']);
  const path = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(':');
  await buildah('config', ['--env', `PATH=${path}`, container]);
  await buildah('commit', ['--quiet', '--rm', container, base]);
}

/**
 * Returns mounts with this machine's certificates and npm settings for the build. They don't get
 * into the image.
 */
async function networkVolumes(): Promise<string[]> {
  const lent = [
    ['/etc/ssl/certs', '/etc/ssl/certs'],
    [await output('npm', 'config', 'get', 'globalconfig'), '/usr/local/etc/npmrc'],
    [await output('npm', 'config', 'get', 'userconfig'), '/root/.npmrc'],
  ];
  return lent.flatMap(([from = '', to]) => (existsSync(from) ? ['--volume', `${from}:${to}:ro`] : []));
}
