import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Layout } from './layout';
import { programs } from './packages';
import type { Program } from './supervisor';

/**
 * Returns the program HAProxy, with one port for the leader and one for the replicas. HAProxy asks
 * Patroni which role each node has.
 */
export async function haproxy({ folder, nodes, ports }: Layout): Promise<Program> {
  const file = join(folder, 'haproxy.cfg');
  const listen = (name: string, port: number, check: string) => `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS ${check}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.ports.postgres} check port ${node.ports.rest}`).join('\n')}
`;
  await writeFile(
    file,
    `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  # The connection that listens for changes may be silent for as long as nobody changes anything.
  timeout client 1h
  timeout server 1h
${listen('leader', ports.leader, '/primary')}${listen('replicas', ports.replicas, '/replica?lag=16MB')}`,
    { mode: 0o644 },
  );
  return { name: 'haproxy', command: [programs.haproxy[0], '-db', '-f', file], asPostgres: true };
}
