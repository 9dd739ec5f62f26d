import 'server-only';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { directUrl, env } from '../env';
import { log } from '../log';

const CHANNEL = 'trip';
const WAITS = { first: 250, longest: 10_000 };

/** Null when changes of any trip may have been missed. */
export type OnTripChange = (tripId: string | null) => void;

export async function listen(onTripChange: OnTripChange, signal: AbortSignal): Promise<void> {
  let wait = WAITS.first;
  while (!signal.aborted) {
    try {
      await listenOnce(onTripChange, signal, () => {
        wait = WAITS.first;
      });
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error }, 'changes of trips are not heard just now');
    }
    await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
    wait = Math.min(2 * wait, WAITS.longest);
  }
}

async function listenOnce(
  onTripChange: OnTripChange,
  signal: AbortSignal,
  ready: () => void,
): Promise<never> {
  const client = new Client({
    connectionString: directUrl(env()),
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  // Without this listener a second error, after `lost` has settled, would end the process.
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => onTripChange(payload ?? null));
  const lost = once(client, 'end', { signal });
  // Otherwise a rejection of `lost` that nobody awaits yet would end the process.
  lost.catch(() => undefined);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    signal.throwIfAborted();
    ready();
    onTripChange(null);
    await lost;
    throw new Error('the connection that listens has ended');
  } finally {
    await client.end().catch(() => undefined);
  }
}
