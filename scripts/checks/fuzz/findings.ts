import { print } from '../../print';
import type { Operation } from './document';

interface Finding {
  count: number;
  /** The first call that showed it. */
  number: number;
  curl: string;
  log: string[];
}

/** What a run has found, and which calls it got through. Equal problems of an operation are one finding. */
export class Findings {
  readonly statuses = new Map<number, number>();
  /** Why what a call needs could not be made, by operation. */
  readonly withoutExample = new Set<string>();
  readonly #found = new Map<string, Finding>();
  readonly #succeeded = new Set<string>();

  add(operation: Operation, problem: string, first: Omit<Finding, 'count'>): void {
    const key = `${nameOf(operation)}: ${problem}`;
    const known = this.#found.get(key);
    if (known) {
      known.count++;
      return;
    }
    this.#found.set(key, { ...first, count: 1 });
    // A long run tells of a finding at once.
    print(`Call ${first.number}: ${key}`);
  }

  addWithoutExample(operation: Operation, reason: string): void {
    this.withoutExample.add(`${nameOf(operation)}: ${reason}`);
  }

  countResponse(operation: Operation, status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status < 400) this.#succeeded.add(nameOf(operation));
  }

  get size(): number {
    return this.#found.size;
  }

  /** Each finding with its first call. */
  lines(): string[] {
    return [...this.#found].map(([key, { count, number, curl, log }]) =>
      [`\n${key} (${count} times, first at call ${number})`, ...log, curl].join('\n'),
    );
  }

  neverSucceeded(operations: Operation[]): string[] {
    return operations.map(nameOf).filter((name) => !this.#succeeded.has(name));
  }
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
