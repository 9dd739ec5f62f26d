import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;

/**
 * In megabytes: the heap that the server may fill, half of the memory. The rest is for what Node keeps beside its heap,
 * for Postgres and for the set-up. With more than a gigabyte Node would only collect later.
 */
export const heapLimit = (memory: number) => Math.min(Math.max(Math.floor(memory / 2), 192), 1024);

/** In megabytes: the memory of the machine, or of the container where that is less. */
export function memoryHere(): number {
  const allowed = process.constrainedMemory();
  return Math.min(totalmem(), allowed || Number.POSITIVE_INFINITY) / MEGABYTE;
}

/** What to give Node so that it collects before the memory is full; nothing where somebody has set a limit. */
export function heapFlags(nodeOptions = process.env.NODE_OPTIONS ?? '', memory = memoryHere()): string[] {
  if (/--max[-_]old[-_]space[-_]size/.test(nodeOptions)) return [];
  return [`--max-old-space-size=${heapLimit(memory)}`];
}
