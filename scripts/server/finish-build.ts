import { command } from '../command';
import { buildServer } from './build-server';
import { buildWorker } from './build-worker';
import { hintFrameworkScripts } from './compile-hint';
import { slimServerChunks } from './server-chunks';
import { compressStaticFiles } from './static-files';

/** What every build needs beside Next's own part; next.config.ts has every `next build` run it. */
await command(async () => {
  await buildWorker();
  await buildServer();
  await slimServerChunks();
  // In this order: the servers send what was compressed.
  await hintFrameworkScripts();
  await compressStaticFiles();
});
