import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Refusal, reasonOf } from '../../scripts/refusal';
import { runProgram } from '../../scripts/run';

const debian = '/etc/apt/sources.list.d/debian.sources';

/**
 * Runs a program and returns its output. On failure throws an error with the last lines of stderr.
 */
export async function output(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 64 * 2 ** 20 }).catch((error) => {
    const last = String(error.stderr ?? '')
      .trim()
      .split('\n')
      .slice(-15);
    throw new Error([`${program} failed: ${reasonOf(error)}`, ...last].join('\n'));
  });
  return stdout.trim();
}

/**
 * Installs the missing tools of the image check. Returns this machine's Debian sources for the base
 * image.
 */
export async function installTools(): Promise<string> {
  if (process.getuid?.() !== 0) throw new Refusal('The image check mounts folders: run it as root.');
  await access(debian).catch(() => {
    throw new Refusal(`The image check needs Debian: there is no ${debian}.`);
  });
  const missing: string[] = [];
  for (const tool of ['buildah', 'mmdebstrap'])
    await output(tool, '--version').catch(() => missing.push(tool));
  if (missing.length === 0) return debian;
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runProgram('apt-get', ['update', '-qq'], options);
  const flags = ['install', '-y', '-qq', '--no-install-recommends'];
  if ((await runProgram('apt-get', [...flags, ...missing], options)) === 0) return debian;
  throw new Refusal(`${missing.join(' and ')} cannot be installed: see above.`);
}
