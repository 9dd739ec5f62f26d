const EVERY = 250;

/** Asks for something four times a second, whether or not the earlier requests are answered, and notes what was good. */
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

  /** How many requests failed until now. */
  get failed(): number {
    return this.bad;
  }

  /** True when the last seconds had good answers alone, close to each other. */
  isWell(seconds: number): boolean {
    return this.longestGap(Date.now() - seconds * 1000) < 1.5;
  }

  /** The longest time without a good answer since then, in seconds. */
  longestGap(since: number): number {
    const times = [since, ...this.good.filter((time) => time > since), Date.now()].sort((a, b) => a - b);
    return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time))) / 1000;
  }
}
