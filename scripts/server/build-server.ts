import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../paths';

/** The built server. It must lie one folder below the repository, as scripts/paths.ts does, to find the same root. */
export const serverFile = join(root, '.next', 'serve.mjs');

/** Compiles serve.ts to plain JavaScript, so that the serving process doesn't need tsx and its memory. */
export async function buildServer(outfile = serverFile): Promise<void> {
  await build({
    entryPoints: [join(root, 'scripts', 'server', 'serve.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    absWorkingDir: root,
    logLevel: 'warning',
  });
}
