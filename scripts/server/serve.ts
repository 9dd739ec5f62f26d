import { setTimeout as delay } from 'node:timers/promises';
import next from 'next';
import type { Env } from '../../lib/server/env';
import { root } from '../paths';
import { say } from '../say';
import { startHttpServer } from './http-server';
import { aborted } from './stop-signal';

/** What ends at once when the process is asked to stop, such as streams, which would never end by themselves. */
const atStop = Symbol.for('campmates.stopping');
/** What the app wants done before the process ends, such as stopping the mail worker: a set of functions. */
const atShutdown = Symbol.for('campmates.shutdown');
/** Tells handlers that x-forwarded-for is ours and holds the caller's one address. */
const ownServer = Symbol.for('campmates.server');

const patience = 10_000;

/** Serves the production build until the signal aborts, then finishes what is in flight. */
export async function serve(env: Env, signal: AbortSignal): Promise<void> {
  const kept = globalThis as {
    [ownServer]?: boolean;
    [atStop]?: Set<() => void>;
    [atShutdown]?: Set<() => Promise<void>>;
  };
  kept[ownServer] = true;
  kept[atStop] = new Set();
  const app = next({ dev: false, dir: root, hostname: 'localhost', port: env.PORT });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = await startHttpServer(
    (request, response) => {
      // Next answers faults by itself; should one escape, it ends its own connection and not the process.
      handle(request, response).catch(() => response.destroy());
    },
    { port: env.PORT, appUrl: env.APP_URL, trustedProxies: env.TRUSTED_PROXIES, patience },
  );
  say(`Campmates is ready at ${env.APP_URL}`);

  await aborted(signal);
  for (const end of kept[atStop]) end();
  await server.stop();
  const tasks = [...(kept[atShutdown] ?? [])].map((task) => task());
  await Promise.race([Promise.allSettled(tasks), delay(patience, undefined, { ref: false })]);
  await app.close();
}
