/** Random choices that a seed repeats (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** A number from 0 to just below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to just below `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** True in this share of all cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    if (list.length === 0) throw new Error('There is nothing to pick from.');
    return list[this.below(list.length)] as T;
  }
}

/** The random choices of one call of a run: the same for the same seed and number, whatever other calls do. */
export const randomOfCall = (seed: number, call: number): Random =>
  new Random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(call + 1, 0x85ebca6b));
