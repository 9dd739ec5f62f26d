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

/** Whether scripts/server/serve.ts serves this process: then it lasts, and x-forwarded-for is the caller's one address. */
export const isOwnServer = () => lifecycle.ownServer;

export function setOwnServer(own: boolean): void {
  lifecycle.ownServer = own;
}

/** Has something end as soon as the process is asked to stop, such as a stream, which would never end by itself. */
export function onStop(end: () => void): void {
  lifecycle.atStop.add(end);
}

/** Has something done once no request is in flight, such as stopping the mail worker. */
export function onShutdown(task: () => Promise<void>): void {
  lifecycle.atShutdown.add(task);
}

export function stop(): void {
  for (const end of lifecycle.atStop) end();
}

/** Does what is to be done before the process ends, for this many milliseconds at most; one failure stops no other. */
export async function shutDown(patience: number): Promise<void> {
  const tasks = [...lifecycle.atShutdown].map((task) => task());
  await Promise.race([Promise.allSettled(tasks), delay(patience, undefined, { ref: false })]);
}
