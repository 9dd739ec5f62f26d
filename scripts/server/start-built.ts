import { EnvError } from '../../lib/server/env';
import { command } from '../command';
import { requireFreePort } from '../port';
import { runServer } from './run-server';
import { loadEnv, prepare } from './setup';
import { stopSignal } from './stop-signal';

await command(async () => {
  const signal = stopSignal();
  const given = loadEnv('production');
  if (!given.DATABASE_URL)
    throw new EnvError('Wrong configuration: DATABASE_URL is required, except under npm start.');
  await requireFreePort(given.PORT, given.LISTEN_ADDRESS);
  await prepare(given, signal);
  if (signal.aborted) return;
  const code = await runServer(signal);
  if (!signal.aborted) process.exitCode = code;
});
