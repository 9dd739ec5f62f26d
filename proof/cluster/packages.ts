import { existsSync } from 'node:fs';
import { Refusal } from '../../scripts/refusal';
import { runProgram } from '../../scripts/run';

/** The programs of the cluster: each program's path, and the Debian package that has it. */
export const programs = {
  postgres: ['/usr/lib/postgresql/15/bin/postgres', 'postgresql-15'],
  patroni: ['/usr/bin/patroni', 'patroni'],
  etcd: ['/usr/bin/etcd', 'etcd-server'],
  haproxy: ['/usr/sbin/haproxy', 'haproxy'],
  pgbouncer: ['/usr/sbin/pgbouncer', 'pgbouncer'],
  caddy: ['/usr/bin/caddy', 'caddy'],
} as const;

/**
 * Throws an error with the command to install the missing programs, if there are any. With
 * `install`, runs this command instead.
 */
export async function requirePrograms(install: boolean): Promise<void> {
  const missing = () => Object.values(programs).filter(([path]) => !existsSync(path));
  const packages = missing().map(([, name]) => name);
  if (packages.length === 0) return;
  const line = ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages];
  if (!install) {
    throw new Refusal(
      `The cluster needs ${packages.join(', ')}. Install them (${line.join(' ')}), or run npm run cluster -- --install.`,
    );
  }
  const [program = '', ...args] = line;
  const code = await runProgram(program, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code !== 0 || missing().length > 0)
    throw new Refusal('The packages could not be installed: see above.');
}
