import { print } from '../../scripts/print';
import type { Operation } from './document';

interface Finding {
  count: number;
  /** Number of the first call with this problem. `curl` and `log` belong to the same call. */
  number: number;
  curl: string;
  log: string[];
}

/**
 * The problems that a run has found, and the operations that have succeeded. Equal problems of one
 * operation count as one finding.
 */
export class Findings {
  readonly statuses = new Map<number, number>();
  /** The operations whose example couldn't be created, each with the reason. */
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
    // Print the finding at once, because a run may take long.
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

  /** Returns a text for each finding, with its first call. */
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
