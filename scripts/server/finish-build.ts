import { command } from '../command';
import { buildServer } from './build-server';
import { buildWorker } from './build-worker';
import { slimServerChunks } from './server-chunks';
import { writeTripScripts } from './write-trip-scripts';

/** next.config.ts runs this, so that it also runs on a host that calls `next build` directly. */
await command(async () => {
  await buildWorker();
  await buildServer();
  await slimServerChunks();
  await writeTripScripts();
});
