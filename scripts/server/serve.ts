import next from 'next';
import type { Env } from '../../lib/server/env';
import { setOwnServer, shutDown, stop } from '../../lib/server/lifecycle';
import { root } from '../paths';
import { print } from '../print';
import { startHttpServer } from './http-server';
import { withStaticFiles } from './static-files';
import { aborted } from './stop-signal';

const patience = 10_000;

/** Serves the production build until the signal aborts, then finishes what is in flight. */
export async function serve(env: Env, signal: AbortSignal): Promise<void> {
  setOwnServer(true);
  const app = next({ dev: false, dir: root, hostname: 'localhost', port: env.PORT });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = await startHttpServer(
    await withStaticFiles((request, response) => {
      // Next responds to faults by itself; should one escape, it ends its own connection and not the process.
      handle(request, response).catch(() => response.destroy());
    }),
    { port: env.PORT, appUrl: env.APP_URL, trustedProxies: env.TRUSTED_PROXIES, patience },
  );
  print(`Campmates is ready at ${env.APP_URL}`);

  await aborted(signal);
  stop();
  await server.stop();
  await shutDown(patience);
  await app.close();
}
