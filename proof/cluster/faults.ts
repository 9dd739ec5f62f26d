import { setTimeout as delay } from 'node:timers/promises';
import { print } from '../../scripts/print';
import type { AppNode, DatabaseNode } from './layout';
import { whole } from './members';
import type { Probe } from './probe';
import { answers, type Cluster, postgresOf } from './stand-up';
import { familyOf, signalAll } from './supervisor';

/** A fault of the cluster, with the functions that cause and repair it. */
export interface Fault {
  name: string;
  strike(): Promise<void>;
  mend(): Promise<void>;
}

const start = ({ programs, supervisor }: Cluster, name: string) => {
  const program = programs.find((each) => each.name === name);
  if (program) supervisor.start(program);
};

/**
 * Kills the leader's Postgres and Patroni. Both are started again as soon as pages are served again.
 */
export function killLeader(cluster: Cluster, leader: DatabaseNode): Fault {
  const name = `patroni-${leader.name}`;
  return {
    name: `kill the leader (Postgres and Patroni of ${leader.name}, SIGKILL)`,
    strike: async () =>
      signalAll([...familyOf(cluster.supervisor.pidOf(name)), ...(await postgresOf(leader))], 'SIGKILL'),
    mend: async () => start(cluster, name),
  };
}

/**
 * Pauses every process of a node, which looks like a cut network: connections stay open, but
 * nothing responds.
 */
export function cutOff(cluster: Cluster, node: DatabaseNode, what: string): Fault {
  const processes = async () => [
    ...['patroni', 'etcd'].flatMap((part) => familyOf(cluster.supervisor.pidOf(`${part}-${node.name}`))),
    ...(await postgresOf(node)),
  ];
  return {
    name: `cut ${what} off (Postgres, Patroni and etcd of ${node.name}, SIGSTOP)`,
    strike: async () => signalAll(await processes(), 'SIGSTOP'),
    mend: async () => signalAll(await processes(), 'SIGCONT'),
  };
}

/** Kills an app process. It starts again after three seconds, as under systemd. */
export function killApp(cluster: Cluster, { name, url }: AppNode): Fault {
  return {
    name: `kill an app process (${name}, SIGKILL)`,
    strike: async () => signalAll([cluster.supervisor.pidOf(name)], 'SIGKILL'),
    mend: async () => {
      await delay(3_000);
      start(cluster, name);
      await answers(`${url}/api/health/ready`);
    },
  };
}

export interface Outage {
  fault: string;
  /**
   * For each probe, the longest time without a good response, in seconds, and the number of failed
   * requests.
   */
  probes: { name: string; seconds: number; failed: number }[];
}

/** A fault is over when all probes have had good responses for this many seconds. */
const WELL = 6;

/**
 * Causes a fault, waits until all probes are well, repairs the fault and waits until the cluster is
 * whole. Returns what the probes noticed.
 */
export async function suffer(cluster: Cluster, fault: Fault, probes: readonly Probe[]): Promise<Outage> {
  print(`\n— ${fault.name}`);
  const failedBefore = probes.map(({ failed }) => failed);
  const began = Date.now();
  await fault.strike();
  do await delay(500);
  while (
    Date.now() - began < 90_000 &&
    !(Date.now() - began > WELL * 1000 && probes.every((probe) => probe.isWell(WELL)))
  );
  await fault.mend();
  await whole(cluster.layout.nodes);
  await delay(5_000);
  return {
    fault: fault.name,
    probes: probes.map((probe, index) => ({
      name: probe.name,
      seconds: probe.longestGap(began),
      failed: probe.failed - (failedBefore[index] ?? 0),
    })),
  };
}
