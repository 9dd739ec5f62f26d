import { command } from '../command';
import { requireFreePort } from '../port';
import { buildIfStale } from './build';
import { serve } from './serve';
import { loadEnv, prepare } from './setup';
import { stopSignal } from './stop-signal';

/** `npm start`: the production build, with all that it needs. */
await command(async () => {
  const signal = stopSignal();
  const given = loadEnv('production');
  await requireFreePort(given.PORT);
  const { env, stop } = await prepare(given);
  try {
    if (!signal.aborted) await buildIfStale(signal);
    if (!signal.aborted) await serve(env, signal);
  } finally {
    await stop();
  }
});
