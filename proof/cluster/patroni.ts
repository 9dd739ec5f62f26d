import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { DatabaseNode } from './layout';
import { programs } from './packages';
import type { Program } from './supervisor';

/**
 * A new leader is chosen when the leader has sent no sign of life for this many seconds. Patroni
 * allows no lower value.
 */
const LEASE = 20;

/**
 * Writes the configuration of a node's Patroni, which runs the node's Postgres. Returns the
 * program.
 */
export async function patroni(node: DatabaseNode, all: readonly DatabaseNode[]): Promise<Program> {
  const file = join(node.folder, 'patroni.yml');
  await writeFile(file, stringify(configuration(node, all)), { mode: 0o644 });
  return { name: `patroni-${node.name}`, command: [programs.patroni[0], file], asPostgres: true };
}

const configuration = ({ name, folder, ports }: DatabaseNode, all: readonly DatabaseNode[]) => ({
  scope: 'campmates',
  name,
  restapi: { listen: `127.0.0.1:${ports.rest}`, connect_address: `127.0.0.1:${ports.rest}` },
  // Uses version 2 of etcd's protocol. With version 3 Patroni 3.0.2 (Debian's version) has a fault:
  // a leader that wakes up after a pause overwrites the new leader's entry, and writes that the new
  // leader has acknowledged are lost. See docs/scale.md.
  etcd: { hosts: all.map((each) => `127.0.0.1:${each.ports.client}`) },
  bootstrap: {
    dcs: {
      ttl: LEASE,
      loop_wait: 4,
      retry_timeout: 6,
      // A commit is acknowledged only when the synchronous standby has it on its disk too. Only this
      // standby may take over from the leader.
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: {
          max_connections: 150,
          shared_buffers: '128MB',
          // A node that is cut off keeps its connections open. With the longer default time-outs,
          // commits would wait a minute for this node, and a replica would take a minute to notice
          // that it receives nothing.
          wal_sender_timeout: '6s',
          wal_receiver_timeout: '6s',
          wal_receiver_status_interval: '1s',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: [
      'local all all trust',
      'host all all 127.0.0.1/32 trust',
      'host replication all 127.0.0.1/32 trust',
    ],
  },
  postgresql: {
    listen: `127.0.0.1:${ports.postgres}`,
    connect_address: `127.0.0.1:${ports.postgres}`,
    data_dir: join(folder, 'data'),
    bin_dir: dirname(programs.postgres[0]),
    pgpass: join(folder, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password: 'postgres' },
      replication: { username: 'replicator', password: 'replicator' },
      rewind: { username: 'rewinder', password: 'rewinder' },
    },
    parameters: { unix_socket_directories: folder },
  },
});
