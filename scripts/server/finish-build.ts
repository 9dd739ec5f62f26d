import { command } from '../command';
import { buildServer } from './build-server';
import { buildWorker } from './build-worker';
import { hintFrameworkScripts } from './compile-hint';
import { slimServerChunks } from './server-chunks';
import { compressStaticFiles } from './static-files';

/** next.config.ts runs this, so that it also runs on a host that calls `next build` directly. */
await command(async () => {
  await buildWorker();
  await buildServer();
  await slimServerChunks();
  // Servers send the compressed copies, which must contain the hints.
  await hintFrameworkScripts();
  await compressStaticFiles();
});
