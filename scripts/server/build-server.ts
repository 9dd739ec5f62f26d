import { join } from 'node:path';
import { build } from 'esbuild';
import { root, serverFile } from '../paths';

/**
 * Compiles serve.ts to plain JavaScript, so that the server doesn't need tsx and its memory. Only
 * Next is not bundled, because a standalone folder contains no other package of the server.
 */
export async function buildServer(outfile = serverFile): Promise<void> {
  await build({
    entryPoints: [join(root, 'scripts', 'server', 'serve.ts')],
    outfile,
    bundle: true,
    external: ['next'],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    absWorkingDir: root,
    logLevel: 'warning',
  });
}
