import { setTimeout as delay } from 'node:timers/promises';
import { singleton } from './singleton';

interface Lifecycle {
  ownServer: boolean;
  leaving: boolean;
  atStop: Set<() => void>;
  atShutdown: Set<() => Promise<void>>;
}

const lifecycle = singleton<Lifecycle>('lifecycle', () => ({
  ownServer: false,
  leaving: false,
  atStop: new Set(),
  atShutdown: new Set(),
}));

/** Then the process outlives requests, and x-forwarded-for holds only the caller's address. */
export const isOwnServer = () => lifecycle.ownServer;

export function setOwnServer(own: boolean): void {
  lifecycle.ownServer = own;
}

/** A proxy asks each server's health every second, and a busy one needs as long again to send requests elsewhere. */
const LEAVING_MS = 2_500;

/** True while the server still responds, but a proxy should send new requests to another one. */
export const isLeaving = () => lifecycle.leaving;

export async function leave(): Promise<void> {
  lifecycle.leaving = true;
  await delay(LEAVING_MS);
}

/** At the beginning of a stop, for example to close a stream of events, which would stay open. */
export function onStop(end: () => void): void {
  lifecycle.atStop.add(end);
}

/** At the end of a stop, after the last request, for example to stop the mail worker. */
export function onShutdown(task: () => Promise<void>): void {
  lifecycle.atShutdown.add(task);
}

export function stop(): void {
  for (const end of lifecycle.atStop) end();
}

/** For at most `patience` milliseconds. If one task fails, the others run all the same. */
export async function shutDown(patience: number): Promise<void> {
  const tasks = [...lifecycle.atShutdown].map((task) => task());
  await Promise.race([Promise.allSettled(tasks), delay(patience, undefined, { ref: false })]);
}
