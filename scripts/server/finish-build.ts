import { command } from '../command';
import { buildServer } from './build-server';
import { buildWorker } from './build-worker';
import { hintFrameworkScripts } from './compile-hint';
import { slimServerChunks } from './server-chunks';
import { compressStaticFiles } from './static-files';

/**
 * Finishes every build. next.config.ts makes `next build` run this file, even when a host calls
 * `next build`.
 */
await command(async () => {
  await buildWorker();
  await buildServer();
  await slimServerChunks();
  // Compress last, because servers send the compressed copies, which must contain the hints.
  await hintFrameworkScripts();
  await compressStaticFiles();
});
