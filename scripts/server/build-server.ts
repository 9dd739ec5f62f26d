import { join } from 'node:path';
import { build } from 'esbuild';
import { root, serverFile } from '../paths';

/** Plain JavaScript needs no tsx and its memory. Only Next isn't bundled: a standalone folder contains it. */
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
