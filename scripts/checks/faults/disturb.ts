import { setTimeout as sleep } from 'node:timers/promises';
import type { HistoryFile } from './history';
import { anyMood, type Liar } from './lies';
import type { Product } from './product';
import type { SmallDisk } from './small-disk';

/** How much happens to the product. */
export interface Plan {
  people: number;
  /** How many people share trips. */
  group: number;
  appKills: number;
  postgresKills: number;
  fullDisks: number;
  slowClients: number;
  /** The pauses between kills in seconds: from, to. */
  appLives: [number, number];
  postgresLives: [number, number];
  /** The pauses between changes of the mail and AI servers' moods. */
  moods: [number, number];
}

interface Disturbed {
  product: Product;
  mail: Liar;
  ai: Liar;
  disk: SmallDisk | null;
  history: HistoryFile;
}

/** Does everything that a plan has; resolves when all of it is done. */
export async function disturb(
  { product, mail, ai, disk, history }: Disturbed,
  plan: Plan,
  stopped: AbortSignal,
): Promise<void> {
  const did = (what: string) => history.add({ at: performance.now(), did: what });
  const over = new AbortController();
  const changing = AbortSignal.any([over.signal, stopped]);

  async function times(count: number, pause: [number, number], act: () => Promise<void>): Promise<void> {
    for (let nth = 0; nth < count && !stopped.aborted; nth++) {
      await wait(pause, stopped);
      if (!stopped.aborted) await act();
    }
  }

  async function changeMoods(name: string, liar: Liar): Promise<void> {
    while (!changing.aborted) {
      await wait(plan.moods, changing);
      const mood = changing.aborted ? 'good' : anyMood();
      did(`${name}: ${mood}`);
      liar.become(mood);
    }
  }

  const kills = Promise.all([
    times(plan.appKills, plan.appLives, () => {
      did('app killed');
      return product.killApp();
    }),
    times(plan.postgresKills, plan.postgresLives, () => {
      did('Postgres killed');
      return product.killPostgres();
    }),
  ]);
  const [from, to] = plan.appLives;
  const every = ((from + to) / 2 + 2) * (plan.appKills / (plan.fullDisks + 1));
  const filled = times(disk ? plan.fullDisks : 0, [every, every], async () => {
    did('disk full');
    await disk?.fill();
    await wait([4, 8], stopped);
    await disk?.empty();
    did('disk has room');
  });
  const moods = [changeMoods('mail', mail), changeMoods('AI', ai)];
  await kills.then(() => filled).finally(() => over.abort());
  await Promise.all(moods);
}

async function wait([from, to]: [number, number], stopped: AbortSignal): Promise<void> {
  const seconds = from + (to - from) * Math.random();
  await sleep(1000 * seconds, undefined, { signal: stopped }).catch(() => undefined);
}
