import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Layout } from './layout';
import { programs } from './packages';
import type { Program } from './supervisor';

/**
 * Returns the program Caddy, which spreads requests over the app processes and skips a process that
 * doesn't respond.
 */
export async function caddy({ folder, apps, ports }: Layout): Promise<Program> {
  const file = join(folder, 'Caddyfile');
  await writeFile(
    file,
    `{
	admin off
	auto_https off
}
http://:${ports.web} {
	bind 127.0.0.1
	reverse_proxy ${apps.map(({ port }) => `127.0.0.1:${port}`).join(' ')} {
		lb_policy round_robin
		# A request that found no process is tried with the other one.
		lb_try_duration 5s
		lb_try_interval 100ms
		fail_duration 3s
		health_uri /api/health
		health_interval 1s
		health_timeout 2s
		# The load comes from this machine and says in X-Forwarded-For whose address it plays.
		trusted_proxies 127.0.0.1/32
	}
}
`,
  );
  const home = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return { name: 'caddy', command: [programs.caddy[0], 'run', '--config', file], env: home };
}
