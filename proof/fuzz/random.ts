/** Generates the same random choices for the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 up to but not including 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns a whole number from 0 up to but not including `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** Returns true with this probability. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    if (list.length === 0) throw new Error('There is nothing to pick from.');
    return list[this.below(list.length)] as T;
  }
}

/**
 * Returns the random choices for one call of a run. They depend only on the seed and the call's
 * number, not on other calls.
 */
export const randomOfCall = (seed: number, call: number): Random =>
  new Random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(call + 1, 0x85ebca6b));
