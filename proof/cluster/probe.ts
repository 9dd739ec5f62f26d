const EVERY = 250;

/**
 * Sends a request four times a second, without waiting for earlier responses, and records when good
 * responses came.
 */
export class Probe {
  private readonly good: number[] = [];
  private bad = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    readonly name: string,
    ask: () => Promise<boolean>,
  ) {
    this.timer = setInterval(async () => {
      if (await ask()) this.good.push(Date.now());
      else this.bad += 1;
    }, EVERY);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Number of requests that have failed so far. */
  get failed(): number {
    return this.bad;
  }

  /**
   * True when there was no gap of 1.5 seconds or more between good responses in the last `seconds`.
   */
  isWell(seconds: number): boolean {
    return this.longestGap(Date.now() - seconds * 1000) < 1.5;
  }

  /** Returns the longest time without a good response after `since`, in seconds. */
  longestGap(since: number): number {
    const times = [since, ...this.good.filter((time) => time > since), Date.now()].sort((a, b) => a - b);
    return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time))) / 1000;
  }
}
