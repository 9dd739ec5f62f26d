import { isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../../lib/server/env';
import { generate } from '../generate';
import { requireFreePort } from '../port';
import { runInParallel } from '../run-in-parallel';
import { buildIfStale } from './build';
import { runServer } from './run-server';
import { loadEnv, prepare } from './setup';
import { stopSignal } from './stop-signal';

/** `onReady` runs once the product serves pages; when it returns false, the product stops. */
export async function startProduct(onReady?: (env: Env) => Promise<boolean>): Promise<void> {
  const signal = stopSignal();
  const given = loadEnv('production');
  await requireFreePort(given.PORT, given.LISTEN_ADDRESS);
  await generate();
  let env = given;
  let stop = async () => {};
  const setUp = async (ended: AbortSignal) => {
    if (!ended.aborted) ({ env, stop } = await prepare(given, ended));
  };
  try {
    await runInParallel(signal, setUp, (ended) => buildIfStale(ended, { skipTypes: true }));
    if (signal.aborted) return;
    const done = new AbortController();
    const stopped = AbortSignal.any([signal, done.signal]);
    const served = runServer(stopped);
    if (onReady && (await answers(env, stopped)) && !(await onReady(env))) done.abort();
    const code = await served;
    if (!stopped.aborted) process.exitCode = code;
  } finally {
    await stop();
  }
}

/** Resolves to false when somebody stops the product first. */
async function answers({ PORT, LISTEN_ADDRESS = 'localhost' }: Env, stopped: AbortSignal): Promise<boolean> {
  const host = isIPv6(LISTEN_ADDRESS) ? `[${LISTEN_ADDRESS}]` : LISTEN_ADDRESS;
  while (!stopped.aborted) {
    const ready = await fetch(`http://${host}:${PORT}/api/health/ready`).catch(() => null);
    if (ready?.ok) return true;
    await sleep(200);
  }
  return false;
}
