import { command } from '../command';
import { buildServer } from './build-server';
import { buildWorker } from './build-worker';
import { hintFrameworkScripts } from './compile-hint';
import { slimServerChunks } from './server-chunks';
import { compressStaticFiles } from './static-files';

/**
 * Finishes every build. next.config.ts makes `next build` run this file, so that it also runs on a
 * host that calls `next build` directly instead of `npm run build`.
 */
await command(async () => {
  await buildWorker();
  await buildServer();
  await slimServerChunks();
  // Compress last, because servers send the compressed copies, which must contain the hints.
  await hintFrameworkScripts();
  await compressStaticFiles();
});
