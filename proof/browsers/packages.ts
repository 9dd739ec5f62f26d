import { existsSync } from 'node:fs';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import { runProgram } from '../../scripts/run';

/**
 * Returns the first of the programs, once all are there. As root on Debian, installs their packages
 * first.
 */
export async function packaged(engine: string, programs: Record<string, string>): Promise<string> {
  const missing = () => Object.entries(programs).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    print(`Installing ${missing().join(' and ')} …`);
    const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runProgram('apt-get', ['update', '-qq'], options);
    await runProgram('apt-get', [...install, ...missing()], options);
  }
  if (missing().length > 0)
    throw new Refusal(`${engine} is missing: apt-get install ${missing().join(' ')}.`);
  return Object.keys(programs)[0] ?? '';
}
