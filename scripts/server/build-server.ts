import { join } from 'node:path';
import { build } from 'esbuild';
import { root, serverFile } from '../paths';

/**
 * Compiles serve.ts to plain JavaScript, so that the server doesn't need tsx and its memory.
 * Bundles every package except Next, because a standalone folder contains Next but not the server's
 * other packages.
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
