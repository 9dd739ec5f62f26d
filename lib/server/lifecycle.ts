import { setTimeout as delay } from 'node:timers/promises';
import { singleton } from './singleton';

interface Lifecycle {
  ownServer: boolean;
  atStop: Set<() => void>;
  atShutdown: Set<() => Promise<void>>;
}

const lifecycle = singleton<Lifecycle>('lifecycle', () => ({
  ownServer: false,
  atStop: new Set(),
  atShutdown: new Set(),
}));

/**
 * True when scripts/server/serve.ts serves this process. The process then lasts, and
 * x-forwarded-for holds only the caller's address.
 */
export const isOwnServer = () => lifecycle.ownServer;

export function setOwnServer(own: boolean): void {
  lifecycle.ownServer = own;
}

/**
 * Registers a callback for when the process is asked to stop, such as ending a stream
 * that would never end by itself.
 */
export function onStop(end: () => void): void {
  lifecycle.atStop.add(end);
}

/** Registers a task for when no request is in flight any more, such as stopping the mail worker. */
export function onShutdown(task: () => Promise<void>): void {
  lifecycle.atShutdown.add(task);
}

export function stop(): void {
  for (const end of lifecycle.atStop) end();
}

/**
 * Runs all shutdown tasks, for `patience` milliseconds at most. A task that
 * fails doesn't stop the others.
 */
export async function shutDown(patience: number): Promise<void> {
  const tasks = [...lifecycle.atShutdown].map((task) => task());
  await Promise.race([Promise.allSettled(tasks), delay(patience, undefined, { ref: false })]);
}
