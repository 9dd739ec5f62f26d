import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;

/**
 * The server's heap limit in megabytes: half of the memory. The other half is for Node's memory outside the heap, for
 * Postgres and for the set-up. With more than a gigabyte Node would only collect garbage later.
 */
export const heapLimit = (memory: number) => Math.min(Math.max(Math.floor(memory / 2), 192), 1024);

/** The memory of the machine in megabytes, or of the container if that is less. */
export function memoryHere(): number {
  const allowed = process.constrainedMemory();
  return Math.min(totalmem(), allowed || Number.POSITIVE_INFINITY) / MEGABYTE;
}

/** Node's flags so that it collects garbage before the memory is full; none where NODE_OPTIONS sets a limit. */
export function heapFlags(nodeOptions = process.env.NODE_OPTIONS ?? '', memory = memoryHere()): string[] {
  if (/--max[-_]old[-_]space[-_]size/.test(nodeOptions)) return [];
  return [`--max-old-space-size=${heapLimit(memory)}`];
}
