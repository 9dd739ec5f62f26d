import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { readEnv } from '../../lib/server/env';
import { STOP_PATIENCE } from '../../lib/server/http/connections';
import { leave, onShutdown, setOwnServer, shutDown, stop } from '../../lib/server/lifecycle';
import { command } from '../command';
import { loadDotenv } from '../dotenv';
import { root } from '../paths';
import { print } from '../print';
import { startHttpServer } from './http-server';
import { aborted, stopSignal } from './stop-signal';

await command(async () => {
  const signal = stopSignal();
  // Next reads .env only later.
  loadDotenv();
  const env = readEnv(process.env);
  // run-server.ts was killed and may start again at once, when it needs the port.
  process.once('disconnect', () => process.exit(1));
  setOwnServer(true);
  await takeBuiltConfig();
  // Next listens for upgrades on this server and leaves their connections open, so it listens nowhere.
  const httpServer = createServer();
  const app = next({ dev: false, dir: root, hostname: 'localhost', port: env.PORT, httpServer });
  await app.prepare();
  onShutdown(() => app.close());
  const handle = app.getRequestHandler();
  const server = await startHttpServer(
    (request, response) => {
      // An error that Next doesn't handle closes only that connection, not the process.
      handle(request, response).catch(() => response.destroy());
    },
    {
      port: env.PORT,
      address: env.LISTEN_ADDRESS,
      appUrl: env.APP_URL,
      trustedProxies: env.TRUSTED_PROXIES,
    },
  );
  print(`Campmates is ready at ${env.APP_URL}`);

  await aborted(signal);
  const end = Date.now() + STOP_PATIENCE.all;
  if (env.TRUSTED_PROXIES > 0) await leave();
  stop();
  await server.stop();
  await shutDown(end - Date.now());
});

/**
 * A patch: see docs/decisions/0053-patches-under-frameworks.md. Like Next's own server.js, because a standalone
 * folder has no next.config.ts.
 */
async function takeBuiltConfig(): Promise<void> {
  const required = await readFile(join(root, '.next', 'required-server-files.json'), 'utf8');
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(required).config);
}
