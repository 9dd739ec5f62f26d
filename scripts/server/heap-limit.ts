import { totalmem } from 'node:os';

const MEGABYTE = 2 ** 20;

/** In megabytes. The other half is for Node's other memory and Postgres; over 1 GB only delays collection. */
export const heapLimit = (memory: number) => Math.min(Math.max(Math.floor(memory / 2), 192), 1024);

/** In megabytes, or the container's limit if that is lower. */
export function memoryHere(): number {
  const allowed = process.constrainedMemory();
  return Math.min(totalmem(), allowed || Number.POSITIVE_INFINITY) / MEGABYTE;
}

/** None when NODE_OPTIONS sets a limit already. */
export function heapFlags(nodeOptions = process.env.NODE_OPTIONS ?? '', memory = memoryHere()): string[] {
  if (/--max[-_]old[-_]space[-_]size/.test(nodeOptions)) return [];
  return [`--max-old-space-size=${heapLimit(memory)}`];
}
