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
 * True when scripts/server/serve.ts serves this process. The process then lives on between
 * requests, and x-forwarded-for holds only the caller's address.
 */
export const isOwnServer = () => lifecycle.ownServer;

export function setOwnServer(own: boolean): void {
  lifecycle.ownServer = own;
}

/**
 * Registers a callback for the moment when the process is asked to stop. For example, it closes a
 * stream of events, because such a stream would stay open.
 */
export function onStop(end: () => void): void {
  lifecycle.atStop.add(end);
}

/**
 * Registers a task for the end of a stop, after the last request. For example, it stops the mail
 * worker.
 */
export function onShutdown(task: () => Promise<void>): void {
  lifecycle.atShutdown.add(task);
}

export function stop(): void {
  for (const end of lifecycle.atStop) end();
}

/**
 * Runs all shutdown tasks for at most `patience` milliseconds. If one fails, the others run all the
 * same.
 */
export async function shutDown(patience: number): Promise<void> {
  const tasks = [...lifecycle.atShutdown].map((task) => task());
  await Promise.race([Promise.allSettled(tasks), delay(patience, undefined, { ref: false })]);
}
