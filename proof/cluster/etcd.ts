import { join } from 'node:path';
import type { DatabaseNode } from './layout';
import { programs } from './packages';
import type { Program } from './supervisor';

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Returns a node's member of etcd, the store in which Patroni records which node leads. The three
 * members can agree as long as two of them run.
 */
export function etcd(node: DatabaseNode, all: readonly DatabaseNode[]): Program {
  const { client, peer } = node.ports;
  const members = all.map(({ name, ports }) => `${name}=${urlOf(ports.peer)}`).join(',');
  const options = {
    name: node.name,
    'data-dir': join(node.folder, 'etcd'),
    'listen-client-urls': urlOf(client),
    'advertise-client-urls': urlOf(client),
    'listen-peer-urls': urlOf(peer),
    'initial-advertise-peer-urls': urlOf(peer),
    'initial-cluster': members,
    'initial-cluster-token': 'campmates',
    // The version of etcd's protocol that Patroni uses here; see patroni.ts.
    'enable-v2': 'true',
    // These times are longer than the defaults, because the whole cluster shares one machine.
    'heartbeat-interval': '300',
    'election-timeout': '3000',
  };
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  return { name: `etcd-${node.name}`, command: [programs.etcd[0], ...flags], asPostgres: true };
}
