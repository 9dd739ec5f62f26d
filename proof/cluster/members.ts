import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseNode } from './layout';

interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

/**
 * Asks the nodes in turn, and returns the member list of the first Patroni that responds. Empty when
 * none responds.
 */
async function members(nodes: readonly DatabaseNode[]): Promise<Member[]> {
  for (const { ports } of nodes) {
    const signal = AbortSignal.timeout(2_000);
    const found = await fetch(`http://127.0.0.1:${ports.rest}/cluster`, { signal })
      .then((response) => response.json() as Promise<{ members: Member[] }>)
      .catch(() => null);
    if (found) return found.members;
  }
  return [];
}

/**
 * The nodes by their present role: the leader, the standby that confirms each commit, and the other
 * replica.
 */
export interface Roles {
  leader: DatabaseNode;
  sync: DatabaseNode;
  other: DatabaseNode;
}

/**
 * Waits until all three nodes run, one of them as the leader and one as the standby that confirms
 * the leader's commits. Returns the nodes' roles.
 */
export async function whole(nodes: readonly DatabaseNode[], seconds = 120): Promise<Roles> {
  const until = Date.now() + seconds * 1000;
  let found: Member[] = [];
  while (Date.now() < until) {
    found = await members(nodes);
    const node = (role: string) => {
      const member = found.find(
        (each) => each.role === role && ['running', 'streaming'].includes(each.state),
      );
      return nodes.find(({ name }) => name === member?.name);
    };
    const [leader, sync, other] = [node('leader'), node('sync_standby'), node('replica')];
    if (leader && sync && other) return { leader, sync, other };
    await delay(500);
  }
  throw new Error(`The cluster is not whole after ${seconds} s: ${JSON.stringify(found)}`);
}
