import { command } from '../command';
import { generate } from '../generate';
import { requireFreePort } from '../port';
import { runPackage } from '../run';
import { buildWorker } from './build-worker';
import { loadEnv, prepare } from './setup';
import { stopSignal } from './stop-signal';

await command(async () => {
  const signal = stopSignal();
  const given = loadEnv('development');
  await requireFreePort(given.PORT);
  await generate();
  const { env, stop } = await prepare(given, signal);
  try {
    if (signal.aborted) return;
    await buildWorker();
    const code = await runPackage('next/dist/bin/next', ['dev', '--port', String(env.PORT)], { signal });
    if (!signal.aborted) process.exitCode = code;
  } finally {
    await stop();
  }
});
