import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../paths';

/** What serves the build; one folder below the repository's, as scripts/paths.ts is. */
export const serverFile = join(root, '.next', 'serve.mjs');

/** Makes plain JavaScript of serve.ts, so that nothing that reads TypeScript stays in the serving process. */
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
