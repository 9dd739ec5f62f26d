import { atOnce } from '../at-once';
import { command } from '../command';
import { requireFreePort } from '../port';
import { generateClient } from '../prisma-client';
import { buildIfStale } from './build';
import { runServer } from './run-server';
import { loadEnv, prepare } from './setup';
import { stopSignal } from './stop-signal';

/** `npm start`: the production build, with all that it needs. */
await command(async () => {
  const signal = stopSignal();
  const given = loadEnv('production');
  await requireFreePort(given.PORT);
  await generateClient();
  let stop = async () => {};
  const setUp = async (ended: AbortSignal) => {
    if (!ended.aborted) ({ stop } = await prepare(given, ended));
  };
  try {
    await atOnce(signal, setUp, (ended) => buildIfStale(ended, { skipTypes: true }));
    if (signal.aborted) return;
    const code = await runServer(signal);
    if (!signal.aborted) process.exitCode = code;
  } finally {
    await stop();
  }
});
