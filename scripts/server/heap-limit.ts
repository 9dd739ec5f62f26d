import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;

/**
 * Returns the server's heap limit in megabytes: half of the memory, between 192 MB and 1 GB. The
 * other half is for Node's memory outside the heap, for Postgres and for the set-up. A limit above
 * a gigabyte would only delay garbage collection.
 */
export const heapLimit = (memory: number) => Math.min(Math.max(Math.floor(memory / 2), 192), 1024);

/** Returns the memory of the machine in megabytes, or the container's limit if that is lower. */
export function memoryHere(): number {
  const allowed = process.constrainedMemory();
  return Math.min(totalmem(), allowed || Number.POSITIVE_INFINITY) / MEGABYTE;
}

/** Returns Node's flag for the heap limit; none when NODE_OPTIONS sets a limit already. */
export function heapFlags(nodeOptions = process.env.NODE_OPTIONS ?? '', memory = memoryHere()): string[] {
  if (/--max[-_]old[-_]space[-_]size/.test(nodeOptions)) return [];
  return [`--max-old-space-size=${heapLimit(memory)}`];
}
