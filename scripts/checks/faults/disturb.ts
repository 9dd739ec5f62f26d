import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller';
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
  /** How many writes are done at least between two kills of the app, so that a slow machine has something to lose. */
  writesBetween: number;
  /** The pauses between changes of the mail and AI servers' moods. */
  moods: [number, number];
}

interface Disturbed {
  product: Product;
  mail: Liar;
  ai: Liar;
  disk: SmallDisk | null;
  history: HistoryFile;
  caller: Caller;
}

/** Does everything that a plan has; resolves when all of it is done. */
export async function disturb(
  { product, mail, ai, disk, history, caller }: Disturbed,
  plan: Plan,
  stopped: AbortSignal,
): Promise<void> {
  const did = (what: string) => history.add({ at: performance.now(), did: what });
  const over = new AbortController();
  const changing = AbortSignal.any([over.signal, stopped]);

  const until = async (isSo: () => boolean) => {
    while (!isSo() && !stopped.aborted) await wait([0.1, 0.1], stopped);
  };

  /** Acts this many times, each after a pause in which people have got so many writes done. */
  async function times(
    count: number,
    { pause, writes }: { pause: [number, number]; writes: number },
    act: () => Promise<void>,
  ): Promise<void> {
    for (let nth = 0; nth < count; nth++) {
      const enough = caller.done + writes;
      await wait(pause, stopped);
      await until(() => caller.done >= enough);
      if (stopped.aborted) return;
      await act();
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

  let appKills = 0;
  const { writesBetween: writes } = plan;
  const kills = Promise.all([
    times(plan.appKills, { pause: plan.appLives, writes }, () => {
      did('app killed');
      appKills += 1;
      return product.killApp();
    }),
    // Half as often, and not at the same moments.
    times(plan.postgresKills, { pause: plan.postgresLives, writes: 1.6 * writes }, () => {
      did('Postgres killed');
      return product.killPostgres();
    }),
  ]);

  async function fillDisk({ fill, empty }: SmallDisk): Promise<void> {
    for (let nth = 1; nth <= plan.fullDisks; nth++) {
      await until(() => appKills >= (nth * plan.appKills) / (plan.fullDisks + 1));
      if (stopped.aborted) return;
      did('disk full');
      await fill();
      await wait([4, 8], stopped);
      await empty();
      did('disk has room');
    }
  }

  const filled = disk ? fillDisk(disk) : undefined;
  const moods = [changeMoods('mail', mail), changeMoods('AI', ai)];
  await kills.then(() => filled).finally(() => over.abort());
  await Promise.all(moods);
}

async function wait([from, to]: [number, number], stopped: AbortSignal): Promise<void> {
  const seconds = from + (to - from) * Math.random();
  await sleep(1000 * seconds, undefined, { signal: stopped }).catch(() => undefined);
}
