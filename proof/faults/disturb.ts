import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller';
import type { HistoryFile } from './history';
import { anyMood, type Liar } from './lies';
import type { Product } from './product';
import type { SmallDisk } from './small-disk';

/** The faults of a run, and the number of people who use the product meanwhile. */
export interface Plan {
  people: number;
  /** Number of people who share the same trips. */
  group: number;
  appKills: number;
  postgresKills: number;
  fullDisks: number;
  slowClients: number;
  /** Shortest and longest pause between two kills of the app, in seconds. */
  appLives: [number, number];
  postgresLives: [number, number];
  /**
   * At least this many writes are done between two kills of the app, so that each kill can lose some
   * of them even on a slow machine.
   */
  writesBetween: number;
  /**
   * Shortest and longest pause between two changes of the mail or AI server's mood (see lies.ts), in
   * seconds.
   */
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

/** Causes all faults of a plan. Resolves when the last one is over. */
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

  /**
   * Calls `act` this many times. Before each call waits for a random pause and for this many
   * further writes.
   */
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
    // Wait for more writes than between kills of the app, so that Postgres is killed about half as
    // often and at other moments.
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
